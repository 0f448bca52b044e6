// What one screen shows of a table: how much room there is, which drawer is open, which page a phone shows, whose board lies there.
import { shown } from "../lib/screens.svelte";
import type { MyTable } from "../generated/messages";

/** Where somebody sits: the table, the seat I look from, the moment that is shown (null is now), and my other seats at this screen. */
export interface At {
  id: string;
  token: string | null;
  moment: number | null;
  seats: MyTable[];
  /** Look from another of my seats. */
  sit: (token: string) => void;
}

export interface Drawer {
  name: string;
  icon: string;
}

export class Screen {
  drawer = $state("log");
  /** The page of a phone; "log" is that of the drawers. */
  tab = $state("");
  /** What others have said in the chat and I have not read. */
  unread = $state(0);
  /** Whose board is open; null is my own. */
  board = $state<string | null>(null);

  constructor(first: string) {
    this.tab = first;
  }

  /** A phone, or a tablet held upright: one page at a time, behind tabs. */
  get narrow(): boolean {
    return shown.has("narrow");
  }

  get tight(): boolean {
    return shown.has("tight");
  }

  get wide(): boolean {
    return shown.has("wide");
  }

  /** The log was pressed on a tablet, where it has little room: it lies over the table too. */
  raised = $state(false);

  /** Does a drawer lie over the table? The log has room of its own. */
  get over(): boolean {
    return !this.narrow && (this.drawer !== "log" || (this.raised && this.tight));
  }

  /** Is it on paper? Only the log is written in the wood. */
  get paper(): boolean {
    return this.drawer !== "log" || this.over;
  }

  /** Go back one step: from somebody's board to my own, from another drawer to the log. */
  back(): void {
    if (this.board !== null) this.board = null;
    else this.lay();
  }

  /** Nothing lies over the table any more. */
  lay(): void {
    this.drawer = "log";
    this.raised = false;
  }

  /** Open a drawer; on a phone it is behind a tab. */
  show(drawer: string): void {
    this.drawer = drawer;
    this.tab = "log";
  }

  /** Open somebody's board. */
  openBoard(name: string): void {
    this.board = name;
    this.tab = "board";
  }
}
