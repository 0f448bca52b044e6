// What is not seen at once at a table is loaded when it is first wanted; the tables of all games share it.

export const load = {
  chat: () => import("./Chat.svelte"),
  bag: () => import("./Bag.svelte"),
  forecast: () => import("./Forecast.svelte"),
  help: () => import("./Help.svelte"),
  history: () => import("./History.svelte"),
  seats: () => import("./Seats.svelte"),
  settings: () => import("../start/Settings.svelte"),
  end: () => import("./EndScreen.svelte"),
};
