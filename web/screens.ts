// Breakpoints by name: a style sheet says `@media (--narrow)`, and the numbers stand in src/lib/screens.json alone.
import type { Plugin } from "vite";
import screens from "./src/lib/screens.json" with { type: "json" };

export function named(css: string): string {
  return css.replace(/@media [^{]+\{/g, (media) =>
    media.replace(/\(--(\w+)\)/g, (_, name: string) => {
      const query = (screens as Record<string, string>)[name];
      if (!query) throw new Error(`There is no screen called --${name}; see src/lib/screens.json.`);
      return query;
    }),
  );
}

export function screensByName(): Plugin {
  return {
    name: "screens",
    enforce: "pre",
    transform: (code, id) => (/\.(svelte|css)$/.test(id) && code.includes("@media (--") ? { code: named(code), map: null } : null),
  };
}
