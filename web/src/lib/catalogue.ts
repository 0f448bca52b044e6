// What can be played here: asked of the server once, together with the words that tell how each bot plays.
import type { GameInfo, Games } from "../generated/messages";
import { call } from "./api";
import { addWords } from "./words.svelte";

let asked: Promise<Games> | null = null;

export async function games(): Promise<GameInfo[]> {
  asked ??= call<Games>("GET", "/games");
  try {
    return (await Promise.all([asked, addWords("bots/levels")]))[0].games;
  } catch (error) {
    asked = null; // who comes back later may have more luck
    throw error;
  }
}

export async function gameNamed(name: string): Promise<GameInfo | null> {
  return (await games()).find((each) => each.name === name) ?? null;
}
