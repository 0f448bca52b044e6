// What is not seen at once at a table is loaded when it is first wanted; the tables of all games share it.
import { addWords } from "../lib/words.svelte";

export const load = {
  chat: () => import("./drawers/Chat.svelte"),
  bag: () => import("./drawers/Bag.svelte"),
  forecast: () => import("./drawers/Forecast.svelte"),
  help: () => import("./drawers/Help.svelte"),
  history: () => import("./History.svelte"),
  seats: () => import("./drawers/Seats.svelte"),
  settings: () => import("./drawers/Settings.svelte"),
  end: async () => (await Promise.all([import("./end/EndScreen.svelte"), addWords("page/end")]))[0],
};
