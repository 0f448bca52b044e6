import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>(
  ["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../generated/**", "!./transport.ts"],
  { query: "?raw", import: "default", eager: true },
);

describe("the transport", () => {
  it("is the only part of the page that knows how a server is reached", () => {
    const knows = /\bfetch\(|new WebSocket\b|[`"']\/api\b/g;
    const strays = Object.entries(files).flatMap(([path, text]) =>
      [...text.matchAll(knows)].map((found) => `${path}: ${found[0]}`),
    );
    expect(Object.keys(files).length).toBeGreaterThan(120);
    expect(strays).toEqual([]);
  });
});
