// What this page has asked of the server and does not know the fate of: it is sent again when the line was lost.
import type { FromPage } from "../generated/messages";

export type Asked = Extract<FromPage, { id: string }>;

export class Unanswered extends Map<string, Asked> {
  /** Does somebody wait for an answer? Nobody does for a line of chat. */
  get awaited(): boolean {
    return [...this.values()].some((asked) => asked.type !== "chat");
  }

  /** An answer has come, if it has an id; does somebody still wait for another? */
  without(id: string | null | undefined): boolean {
    if (id) this.delete(id);
    return this.awaited;
  }
}
