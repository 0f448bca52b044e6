import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import { screensByName } from "./screens.ts";

/** Words come without the remarks and empty lines of their files. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "post",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, "")) as string;
      return {
        code: `export default ${JSON.stringify(text.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n"))}`,
        map: null,
      };
    },
  };
}

/** Each text is packed once, as tightly as it goes, beside the file itself; the server hands it out to whoever reads it. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir, "assets")),
    closeBundle() {
      for (const name of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
        const text = readFileSync(`${folder}/${name}`);
        writeFileSync(
          `${folder}/${name}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        );
      }
    },
  };
}

export default defineConfig({
  plugins: [screensByName(), svelte(), words(), packed()],
  base: "/",
  // The sentences of the games are those of the Python package: one source for terminal and page.
  resolve: { alias: { $locale: new URL("../src/cenabum/locale", import.meta.url).pathname } },
  build: {
    outDir: "../src/cenabum/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in one file, and what every table needs in another, not in many small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              priority: 2,
              test: /node_modules\/(?!lean-qr)|src\/games|src\/lessons\/kept|src\/lib\/(api|colours|newer|numbers|notice|press|route|screens|settings|words)/,
            },
            {
              name: "table",
              priority: 1,
              test: /src\/(lib\/(?!rules|bots|catalogue)|parts\/(?!Rule\b|CountrySymbols|AboutBots|BotSelect|faces)|shell\/(?!drawers|end\/|HintPanel|History|KeyList|PassDevice|RoundCard|HelpPopover))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8014", ws: true } }, fs: { allow: [".."] } },
  test: { environment: "node", css: true, hookTimeout: 300_000, testTimeout: 300_000, include: ["src/**/*.test.ts"] },
});
