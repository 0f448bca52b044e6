// The socket to a table. When it is lost it comes back by itself, until the page leaves or the server says that it is of no use.
import { read } from "./api";
import { changed } from "./changes";
import { askForNewer } from "./newer.svelte";
import { transport, type Socket } from "./transport";
import type { FromPage, FromServer, Moved, Seats, Undone, Welcome } from "../generated/messages";

type AnyView = Welcome["view"];

/** What a page hears of a message that tells what has changed: the view as it is now, or null where it is as it was. */
export type Seen<Message> = Omit<Message, "change"> & { view: AnyView | null };
export type Heard = Exclude<FromServer, Moved | Undone | Seats> | Seen<Moved> | Seen<Undone> | Seen<Seats>;

interface Ends {
  /** The first message says who comes. */
  hello(): FromPage;
  receive(message: Heard): void;
  lost(): void;
  closed(code: number): void;
}

/** Nothing is there, or the seat has a new link: trying again is of no use. */
export const REPLACED = 4001;
const FINAL = new Set([4004, REPLACED]);

export class Line {
  private socket: Socket | null = null;
  private tries = 0;
  private left = false;
  /** The view as it was told last. */
  private view: AnyView | null = null;

  constructor(
    /** What is at the other end: "/tables/…" or "/lessons/…". */
    private readonly path: string,
    private readonly ends: Ends,
  ) {}

  open(): void {
    this.left = false;
    const socket = transport.open(`${this.path}/live`, {
      opened: () => this.send(this.ends.hello()),
      heard: (message) => this.ends.receive(this.heard(read<FromServer>(message))),
      closed: (code) => this.gone(socket, code),
    });
    this.socket = socket;
  }

  send(message: FromPage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private heard(message: FromServer): Heard {
    if (message.type === "welcome") this.view = message.view;
    if (!("change" in message)) return message;
    const before = this.view;
    this.view = changed(before, message.change);
    return { ...message, view: this.view === before ? null : this.view };
  }

  private gone(socket: Socket, code: number): void {
    if (this.left || this.socket !== socket) return;
    if (FINAL.has(code)) {
      this.ends.closed(code);
      return;
    }
    this.ends.lost();
    this.tries += 1;
    setTimeout(() => this.open(), Math.min(250 * 2 ** this.tries, 5000) * (0.75 + Math.random() / 2));
  }

  /** The server has let us in: the next loss is tried again at once. */
  steady(): void {
    if (this.tries > 0) void askForNewer();
    this.tries = 0;
  }

  close(): void {
    this.left = true;
    this.socket?.close();
  }
}
