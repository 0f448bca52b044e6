// Where the page is: the path decides, the browser's history works.

export type Route =
  | { name: "start" }
  | { name: "new" }
  | { name: "settings" }
  | { name: "rules"; about: string }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "table"; table: string; moment: number | null }
  | { name: "nowhere" };

/** What stands behind # in an address; as it is when it cannot be decoded (half a link was copied, or somebody typed it). */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const NAME = /^[a-z-]{1,40}$/; // of a game, of a lesson
const TABLE = /^[a-z0-9]{1,20}$/; // what the server takes for the name of a table

export function parse(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { name: "nowhere" };
  }
  if (parts.length === 0) return { name: "start" };
  if (parts[0] === "new" && parts.length === 1) return { name: "new" };
  if (parts[0] === "rules" && parts.length <= 2) return { name: "rules", about: parts[1] ?? "" };
  if (parts[0] === "learn" && parts.length === 3 && NAME.test(parts[1]!) && NAME.test(parts[2]!))
    return { name: "lesson", game: parts[1]!, lesson: parts[2]! };
  if (parts[0] === "t" && TABLE.test(parts[1] ?? "")) {
    const moment = parts[2] === undefined ? null : Number(parts[2]);
    if (parts.length <= 3 && (moment === null || (Number.isInteger(moment) && moment >= 0)))
      return { name: "table", table: parts[1]!, moment };
  }
  return { name: "nowhere" };
}

let current = $state<Route>(parse(location.pathname));

export function route(): Route {
  return current;
}

export function go(path: string, replace = false, hash = ""): void {
  if (path !== location.pathname) history[replace ? "replaceState" : "pushState"](null, "", path + hash);
  current = parse(path);
}

addEventListener("popstate", () => (current = parse(location.pathname)));

/** Lets ordinary links stay inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hash && link.pathname === location.pathname) return; // to a place in the same page
  event.preventDefault();
  go(link.pathname, false, link.hash);
}
