// What a style sheet says of the window, by name. `@media (--narrow)` is a screen of src/lib/screens.json, and the page itself knows which
// of them it shows (src/lib/screens.svelte.ts): larger type fills a window sooner. For the same reason `10vw` is a tenth of the page, not of
// the window. Both weigh nothing in the cascade, as a media query does.
import type { Plugin } from "vite";
import screens from "./src/lib/screens.json" with { type: "json" };

export function named(css: string, scoped = false): string {
  return css
    .replace(/@media (\(--[^{]+?)\s*\{/g, (_, media: string) => {
      const places = media.split(",").map((each) => {
        const name = /^\s*\(--(\w+)\)\s*$/.exec(each)?.[1] ?? each.trim();
        if (!(name in screens)) throw new Error(`There is no screen called --${name}; see src/lib/screens.json.`);
        return `[data-screen~="${name}"]`;
      });
      const there = `:where(${places.join(", ")})`;
      return `${scoped ? `:global(${there})` : there} {`;
    })
    .replace(/(?<![\w.-])(\d*\.?\d+)(d?v[wh])\b/g, "calc($1 * var(--$2))");
}

export function screensByName(): Plugin {
  return {
    name: "screens",
    enforce: "pre",
    transform: (code, id) => {
      if (id.endsWith(".css")) return { code: named(code), map: null };
      return id.endsWith(".svelte")
        ? { code: code.replace(/<style>[^]*<\/style>/, (style) => named(style, true)), map: null }
        : null;
    },
  };
}
