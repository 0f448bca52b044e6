import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  // The sentences of the games are those of the Python package: one source for terminal and page.
  resolve: { alias: { $locale: new URL("../src/cenabum/locale", import.meta.url).pathname } },
  build: {
    outDir: "../src/cenabum/table/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8014", ws: true } }, fs: { allow: [".."] } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
