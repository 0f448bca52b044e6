// The games that this page can show: a line each. A game's folder says the rest (`GamePage`); it is loaded when it is first shown.
import type { Component } from "svelte";
import type { TableInfo } from "./generated/messages";
import type { At } from "./shell/screen.svelte";

export interface GamePage {
  /** The whole table, made with the shell. */
  Table: Component<At>;
  /** Files of words that a table needs besides those of its game. */
  words?: (info: Pick<TableInfo, "settings">) => string[];
}

interface Shown {
  /** The rulebook; several games may share one. */
  book: string;
  page: () => Promise<{ default: GamePage }>;
}

/** Any other game, which another package brings: its view in rows, its moves as buttons. */
export const PLAIN: Shown = { book: "", page: () => import("./plain") };

export const FIRST = "orleans";

export const GAMES: Record<string, Shown> = {
  orleans: { book: "orleans", page: () => import("./orleans") },
  "first-kingdom": { book: "stories", page: () => import("./stories") },
  "kings-favor": { book: "stories", page: () => import("./stories") },
  cathedral: { book: "cathedral", page: () => import("./cathedral") },
};
