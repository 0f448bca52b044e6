// The socket to a table. When it is lost it comes back by itself, until the page leaves or the server says that it is of no use.
import { read } from "./api";
import type { FromPage, FromServer } from "./messages";

interface Ends {
  /** The first message says who comes. */
  hello(): FromPage;
  receive(message: FromServer): void;
  lost(): void;
  closed(code: number): void;
}

/** Nothing is there, or the seat has a new link: trying again is of no use. */
export const REPLACED = 4001;
const FINAL = new Set([4004, REPLACED]);

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private left = false;

  constructor(
    private readonly table: string,
    private readonly ends: Ends,
  ) {}

  open(): void {
    this.left = false;
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.send(this.ends.hello());
    socket.onmessage = (event) => this.ends.receive(read<FromServer>(event.data as string));
    socket.onclose = (event) => {
      if (this.left || this.socket !== socket) return;
      if (FINAL.has(event.code)) {
        this.ends.closed(event.code);
        return;
      }
      this.ends.lost();
      this.tries += 1;
      setTimeout(() => this.open(), Math.min(250 * 2 ** this.tries, 5000) * (0.75 + Math.random() / 2));
    };
  }

  send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The server has let us in: the next loss is tried again at once. */
  steady(): void {
    this.tries = 0;
  }

  close(): void {
    this.left = true;
    this.socket?.close();
  }
}
