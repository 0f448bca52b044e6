import { addWords } from "../lib/words.svelte";

// What is not seen at once at a table is loaded when it is first wanted; the tables of all games share it.
export const load = {
  chat: () => import("./drawers/Chat.svelte"),
  bag: () => import("./drawers/Bag.svelte"),
  forecast: () => import("./drawers/Forecast.svelte"),
  help: () => import("./drawers/Help.svelte"),
  win: async () => (await Promise.all([import("../win/WinFirst.svelte"), addWords("shared/win")]))[0],
  winning: async () => (await Promise.all([import("../win/Winning.svelte"), addWords("shared/win")]))[0],
  lesson: () => import("../lessons/LessonBar.svelte"),
  history: () => import("./History.svelte"),
  round: () => import("./RoundCard.svelte"),
  seats: () => import("./drawers/Seats.svelte"),
  settings: () => import("./drawers/Settings.svelte"),
};
