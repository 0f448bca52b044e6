// Calls to the server. Tokens of my seats stay in this browser.
import type { Created, Log, LogEntry, Problem } from "../generated/messages";
import { transport, type Answer } from "./transport";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Why something was not done, in the player's language. */
export interface Trouble {
  code: string;
  rule: string;
  why: string;
  hint: string;
}

/** The server says a sentence in all languages; the page shows one. */
export function inOwnLanguage(words: Record<string, string>): string {
  return words[settings.language] ?? words.en ?? "";
}

/** A problem in the player's language. */
export function told(problem: Problem): Trouble {
  return { code: problem.code, rule: problem.rule, why: inOwnLanguage(problem.why), hint: inOwnLanguage(problem.hint) };
}

export class Failed extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.why);
  }
}

export interface MySeat {
  table: string;
  token: string;
}

const KEY = "cenabum.seats";

export function mySeats(): MySeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? (kept as MySeat[]).filter((seat) => typeof seat.token === "string" && typeof seat.table === "string")
      : [];
  } catch {
    return [];
  }
}

export function keepSeat(table: string, token: string): void {
  const others = mySeats().filter((seat) => seat.token !== token);
  localStorage.setItem(KEY, JSON.stringify([{ table, token }, ...others].slice(0, 200)));
}

/** Keep what a new table gave me: my seats, the first one foremost; without a seat, what makes me its host. */
export function keepTable(made: Created): void {
  const tokens = Object.values(made.tokens);
  for (const token of tokens.length > 0 ? tokens.reverse() : [made.host]) keepSeat(made.table, token);
}

export function forgetSeat(token: string): void {
  localStorage.setItem(KEY, JSON.stringify(mySeats().filter((seat) => seat.token !== token)));
}

export function tokensFor(table: string): string[] {
  return mySeats()
    .filter((seat) => seat.table === table)
    .map((seat) => seat.token);
}

/** Nobody sits on an open seat, so it has no name but its number; the page says it in its own language. What people write stays. */
const OPEN = /^Seat ([1-8])$/;

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the server's types are taken at its word
export function read<T>(text: string): T {
  if (!text.includes('"Seat ')) return JSON.parse(text) as T;
  return JSON.parse(text, (key, value: unknown) => {
    const found = typeof value === "string" && key !== "text" ? OPEN.exec(value) : null;
    return found ? say("seat-number", { number: Number(found[1]) }) : value;
  }) as T;
}

async function reach(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<string> {
  let answer: Answer;
  try {
    answer = await transport.call(method, path, body === undefined ? undefined : JSON.stringify(body), token);
  } catch {
    throw new Failed({ code: "offline", rule: "", why: say("offline"), hint: "" });
  }
  if (answer.good) return answer.text;
  let problem: Trouble = { code: String(answer.status), rule: "", why: String(answer.status), hint: "" };
  try {
    problem = told(JSON.parse(answer.text) as Problem);
  } catch {
    // an answer without a sentence: the status has to do
  }
  throw new Failed(problem);
}

/** A text of the server, such as a record; nothing in it is changed. */
export async function textOf(path: string): Promise<string> {
  return reach("GET", path);
}

export async function call<T>(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<T> {
  return read<T>(await reach(method, path, body, token));
}

/** The last steps of a table's log before a moment, so many at most. */
export async function olderSteps(
  path: string,
  token: string | null,
  before: number,
  most: number,
): Promise<LogEntry[]> {
  return (await call<Log>("GET", `${path}/log?before=${before}&most=${most}`, undefined, token ?? undefined)).entries;
}
