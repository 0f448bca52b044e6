import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Routes = typeof import("./route.svelte");
let routes: Routes;
const visited: string[] = [];
let popped: (() => void) | undefined;

beforeEach(async () => {
  visited.length = 0;
  const here = { pathname: "/", origin: "http://here" };
  vi.stubGlobal("location", here);
  vi.stubGlobal("addEventListener", (name: string, heard: () => void) => name === "popstate" && (popped = heard));
  vi.stubGlobal("history", {
    pushState: (_: unknown, __: unknown, path: string) => {
      visited.push(path);
      here.pathname = path;
    },
    replaceState: (_: unknown, __: unknown, path: string) => {
      visited.push(`instead ${path}`);
      here.pathname = path;
    },
  });
  vi.resetModules();
  routes = await import("./route.svelte");
});
afterEach(() => vi.unstubAllGlobals());

describe("parse", () => {
  it.each([
    ["/", { name: "start" }],
    ["/new", { name: "new" }],
    ["/rules", { name: "rules", about: "" }],
    ["/rules/planning.done", { name: "rules", about: "planning.done" }],
    ["/t/abc", { name: "table", table: "abc", moment: null }],
    ["/t/abc/", { name: "table", table: "abc", moment: null }],
    ["/t/abc/0", { name: "table", table: "abc", moment: 0 }],
    ["/t/abc/17", { name: "table", table: "abc", moment: 17 }],
    ["/t", { name: "nowhere" }],
    ["/t/abc/x", { name: "nowhere" }],
    ["/t/abc/-1", { name: "nowhere" }],
    ["/t/abc/1.5", { name: "nowhere" }],
    ["/t/abc/1/2", { name: "nowhere" }],
    ["/new/more", { name: "nowhere" }],
    ["/elsewhere", { name: "nowhere" }],
    ["/t/", { name: "nowhere" }],
    ["/t/Abc", { name: "nowhere" }],
    ["/t/abc%2F7", { name: "nowhere" }],
    ["/t/..%2Frules%2Forleans", { name: "nowhere" }],
    ["/t/abc/7%", { name: "nowhere" }],
    ["/rules/%", { name: "nowhere" }],
  ])("%s", (path, route) => {
    expect(routes.parse(path)).toEqual(route);
  });

  it("survives an address with a broken escape", () => {
    expect(routes.parse("/t/%E0%A4%A")).toEqual({ name: "nowhere" });
  });

  it("takes what is behind # as it is when it cannot be decoded", () => {
    expect(routes.decoded("a%20b")).toBe("a b");
    expect(routes.decoded("%")).toBe("%");
    expect(routes.decoded("%E0%A4%A")).toBe("%E0%A4%A");
  });
});

describe("going", () => {
  it("changes the address and where we are", () => {
    routes.go("/new");
    expect(routes.route()).toEqual({ name: "new" });
    routes.go("/t/abc/3", true);
    expect(routes.route()).toEqual({ name: "table", table: "abc", moment: 3 });
    routes.go("/t/abc/3");
    expect(visited).toEqual(["/new", "instead /t/abc/3"]);
  });

  it("follows the browser's own buttons", () => {
    routes.go("/new");
    location.pathname = "/";
    popped?.();
    expect(routes.route()).toEqual({ name: "start" });
  });

  function click(
    link: Partial<HTMLAnchorElement> & { download?: string },
    more: Partial<MouseEvent> = {},
  ): { kept: boolean } {
    const outcome = { kept: false };
    const anchor = {
      target: "",
      origin: "http://here",
      pathname: "/new",
      hasAttribute: (name: string) => name === "download" && "download" in link,
      ...link,
    };
    routes.follow({
      target: { closest: () => anchor },
      button: 0,
      defaultPrevented: false,
      preventDefault: () => (outcome.kept = true),
      ...more,
    } as unknown as MouseEvent);
    return outcome;
  }

  it("keeps ordinary links inside the page, and only those", () => {
    expect(click({}).kept).toBe(true);
    expect(visited).toEqual(["/new"]);
    expect(click({ origin: "http://elsewhere" }).kept).toBe(false);
    expect(click({ target: "_blank" }).kept).toBe(false);
    expect(click({ download: "x" }).kept).toBe(false);
    expect(click({}, { ctrlKey: true }).kept).toBe(false);
    expect(click({}, { button: 1 }).kept).toBe(false);
  });
});
