// A table as one sees it before one plays at it: who sits there, live, and what can be asked for at the door.
import { Failed, call, told, type Trouble } from "../lib/api";
import { satDown } from "../lib/arrivals";
import { SEAT_COLOURS } from "../lib/colours";
import { Line, type Heard } from "../lib/line";
import { notify } from "../lib/notice";
import { settings } from "../lib/settings.svelte";
import { chime } from "../lib/sound";
import { gameTitle, say } from "../lib/words.svelte";
import type { Seat, TableInfo, Taken } from "../generated/messages";

export class Door {
  info = $state.raw() as TableInfo;
  /** My seat; null when I have none, undefined until the server has told. */
  seat = $state<number | null>();
  lost = $state(false);
  /** Who came or went last. */
  news = $state("");
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  private readonly line: Line;

  constructor(
    readonly token: string | null,
    info: TableInfo,
    /** The link that brought me here is good for nothing any more. */
    private readonly sentAway: () => void,
  ) {
    this.info = info;
    this.line = new Line(`/tables/${info.table}`, {
      hello: () => ({ type: "hello", token, door: true }),
      receive: (message) => this.receive(message),
      lost: () => (this.lost = true),
      closed: () => this.sentAway(),
    });
  }

  join(): void {
    this.line.open();
  }

  leave(): void {
    this.line.close();
  }

  get open(): Seat[] {
    return this.info.seats.filter((seat) => seat.kind === "open");
  }

  /** Those who play whatever happens to the empty seats. */
  get seated(): Seat[] {
    return this.info.seats.filter((seat) => seat.kind !== "open");
  }

  get me(): Seat | null {
    return this.info.seats[this.seat ?? -1] ?? null;
  }

  get hosting(): boolean {
    return this.me ? this.me.host : this.seat === null && this.token !== null;
  }

  /** Who invites: the first host that sits there. */
  get host(): string {
    return this.info.seats.find((seat) => seat.host && seat.kind === "person")?.name ?? "";
  }

  /** The colours that I could have. */
  get colours(): string[] {
    if (this.open.length === 0) return [];
    const taken = this.seated.map((seat) => seat.colour as string);
    return SEAT_COLOURS.filter((colour) => !taken.includes(colour));
  }

  private receive(message: Heard): void {
    if (message.type === "door") {
      this.line.steady();
      this.lost = false;
      this.hear(message.table.seats);
      this.seat = message.seat;
      this.info = message.table;
    } else if (message.type === "seats") {
      this.hear(message.seats);
      this.info = { ...this.info, seats: message.seats, public: message.public, chat_open: message.chat_open };
    } else if (message.type === "refused") {
      this.trouble = told(message);
    }
  }

  /** Tell who came and went: by a line, a sound, and a notice when nobody looks. */
  private hear(now: Seat[]): void {
    const mine = this.me?.name;
    const came = satDown(this.info.seats, now).filter((name) => name !== mine);
    const went = satDown(now, this.info.seats); // from now to then, who has got up has sat down
    if (came.length > 0) {
      this.news = came.map((seat) => say("sat-down", { seat })).join(" ");
      if (settings.sound) chime();
      notify(this.info.table, gameTitle(this.info.game), this.news);
    } else if (went.length > 0) this.news = went.map((seat) => say("door-got-up", { seat })).join(" ");
  }

  /** Ask for something; null when it was not done, and `trouble` says why. */
  async ask<T = TableInfo>(path: string, body: unknown): Promise<T | null> {
    this.busy = true;
    this.trouble = null;
    try {
      return await call<T>("POST", `/tables/${this.info.table}${path}`, body, this.token ?? undefined);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.trouble = error.problem;
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Sit down in a colour: on the open seat that has it, or on the first one. */
  async sit(name: string, colour: string): Promise<Taken | null> {
    const seat = this.open.find((each) => each.colour === colour) ?? this.open[0];
    return seat ? this.ask<Taken>(`/seats/${seat.seat}/take`, { name, colour }) : null;
  }
}
