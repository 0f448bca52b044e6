// What is not seen at once at a table is loaded when it is first wanted; the tables of all games share it.
import { addWords } from "../lib/words.svelte";

export const load = {
  chat: () => import("./Chat.svelte"),
  bag: () => import("./Bag.svelte"),
  forecast: () => import("./Forecast.svelte"),
  help: () => import("./Help.svelte"),
  history: () => import("./History.svelte"),
  seats: () => import("./Seats.svelte"),
  settings: () => import("../start/Settings.svelte"),
  end: async () => (await Promise.all([import("./EndScreen.svelte"), addWords("end")]))[0],
};
