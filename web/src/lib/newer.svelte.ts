// A page may stay open while its server gets another one. Then the parts that it has not loaded yet are gone, and it must be loaded anew.
// Nothing is lost by that: the server keeps the game, and the sketch of a plan.
import { transport } from "./transport";

/** The file that this page began with. One that is built anew has another name. */
const BEGUN = document.querySelector("script[type=module]")?.getAttribute("src");

let newer = $state(false);

/** Is it known that the server has another page than this one? */
export function outdated(): boolean {
  return newer;
}

/** Ask whether it has; a server that is not reached tells nothing. */
export async function askForNewer(): Promise<boolean> {
  const page = await transport.page().catch(() => "");
  newer ||= page !== "" && BEGUN != null && !page.includes(BEGUN);
  return newer;
}

/** A part that somebody wants has not come: if it is because of that, there is nothing to wait for. */
export function loadAnewWhenOutdated(): void {
  addEventListener("vite:preloadError", () => void askForNewer().then((now) => now && location.reload()));
}
