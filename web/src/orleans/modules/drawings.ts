// A small picture for each deed and each character: ours, drawn on a sheet of 48 by 48. `ground` is the colour of its parchment.

export interface Drawing {
  ground: string;
  svg: string;
}

const INK = "#33240f";
const line = (d: string, width = 1.8): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string, width = 1.6): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
/** A hooded figure from the waist up: who does something in the dark has a hood in a colour of one's own. */
const hooded = (cloth: string, x = 0): string =>
  `<g transform="translate(${x} 0)">${shape("M11 45c0-9 3-14 7-16-3-3-4.5-7-4.5-11C13.5 10 18 5 24 5s10.5 5 10.5 13c0 4-1.5 8-4.5 11 4 2 7 7 7 16z", cloth)}${shape("M24 11c-4 0-6.5 3-6.5 7.5 0 5 3 9 6.5 9s6.5-4 6.5-9C30.5 14 28 11 24 11z", "#f0d3ae")}<circle cx="21.3" cy="18.5" r="1.2" fill="${INK}"/><circle cx="26.7" cy="18.5" r="1.2" fill="${INK}"/></g>`;

export const DRAWINGS: Record<string, Drawing> = {
  // ---- new beneficial deeds
  alchemy: {
    ground: "#dfe6c4",
    svg:
      shape("M20 6h8v11l9 17c2 4 0 8-4 8H15c-4 0-6-4-4-8l9-17z", "#f4f1e4") +
      `<path d="M15.5 29h17l3.6 7c1.2 2.7 0 4.7-2.6 4.700H14.500c-2.6 0-3.8-2-2.6-4.700z" fill="#6f9a3c"/>` +
      line("M18 6h12") +
      disc(20, 35, 1.8, "#eaf3d0", 1) +
      disc(27, 33, 2.4, "#eaf3d0", 1) +
      disc(31, 9, 1.5, "#eaf3d0", 1) +
      disc(34, 5, 2, "#eaf3d0", 1),
  },
  lay_assessors: {
    ground: "#e6d6bd",
    svg:
      `<g transform="rotate(-38 24 20)">${shape("M13 12h22v11H13z", "#a8713c")}${line("M17 12v11M31 12v11", 1.3)}${shape("M22 23h4v17h-4z", "#c99a5e")}</g>` + shape("M7 38h22v5H7z", "#8a5a33") + line("M10 38v-2.500h16V38", 1.4),
  },
  thanksgiving: {
    ground: "#f2dfa6",
    svg:
      line("M24 24V9M17 25 13 11M31 25l4-14", 1.6) +
      [[24, 8, 0], [20.5, 12, -30], [27.5, 12, 30], [12.5, 10, -16], [16, 15, 14], [35.5, 10, 16], [32, 15, -14]].map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="2" ry="3.7" transform="rotate(${turn} ${x} ${y})" fill="#d39a22" stroke="${INK}" stroke-width="1"/>`).join("") +
      shape("M8 25h32l-4 18H12z", "#b9834a") +
      line("M9.5 31h29M11 37h26M17 25l1.5 18M24 25v18M31 25l-1.5 18", 1.2),
  },
  sheep_farming: {
    ground: "#cfe0b4",
    svg:
      line("M15 36v7M21 37v6M29 37v6M34 35v8", 2.2) +
      shape("M9 28c-2-4 1-8 5-8 1-4 6-6 9-3 3-4 9-3 10 1 4-1 7 3 5 6 2 4-1 8-5 8-2 4-8 4-10 1-3 3-8 2-9-1-3 1-6-1-5-4z", "#fbf8ef") +
      shape("M34 18c3-2 7-1 8 2 1 4-1 9-4 9s-5-4-5-8z", "#5a4a3a") +
      `<circle cx="38" cy="21" r="1.2" fill="#fff"/>` +
      line("M6 44h37", 1.4),
  },
  coinage: {
    ground: "#efdcb0",
    svg:
      shape("M17 5h14v8H17z", "#8d9199") +
      shape("M20 13h8l2 9H18z", "#b8bcc2") +
      `<g>${[39, 35, 31].map((y) => `<ellipse cx="24" cy="${y}" rx="12" ry="4.3" fill="#d9a630" stroke="${INK}" stroke-width="1.5"/>`).join("")}</g>` +
      `<path d="M24 28.500l1 1.7 2 .2-1.5 1.2.4 1.8-1.9-.9-1.9.9.4-1.8-1.5-1.2 2-.2z" fill="#7a570c"/>` +
      line("M10 24l-3-3M38 24l3-3M24 25v0", 1.5),
  },
  research: {
    ground: "#dcd6e6",
    svg:
      shape("M24 22c-5-4-11-4-18-3v20c7-1 13 0 18 3 5-3 11-4 18-3V19c-7-1-13-1-18 3z", "#fbf6e6") +
      line("M24 22v20M10 25c4-.5 7 0 10 1.500M10 31c4-.5 7 0 10 1.500M38 25c-4-.5-7 0-10 1.500M38 31c-4-.5-7 0-10 1.5", 1.3) +
      shape("M22 11h5v8h-5z", "#f4ecd8") +
      `<path d="M24.5 2.500c2.5 3 2.5 5.5 0 7.5-2.5-2-2.5-4.5 0-7.500z" fill="#e2902a" stroke="${INK}" stroke-width="1"/>`,
  },
  towing_service: {
    ground: "#c6dde8",
    svg:
      shape("M12 29h27l-5 9H17z", "#a8713c") +
      shape("M25 8v18h-9z", "#f7efd9") +
      shape("M27 12v14h8z", "#e9d4a4") +
      line("M26 7v22") +
      line("M13 31C8 29 6 25 3 21", 2) +
      line("M3 42q4-3 8 0t8 0 8 0 8 0 8 0", 1.8),
  },
  architecture: {
    ground: "#e4ddcd",
    svg:
      shape("M7 42V27C7 17 14 11 24 11s17 6 17 16v15h-8V27c0-5-4-8-9-8s-9 3-9 8v15z", "#cbbd9f") +
      line("M24 11v8M12.5 16.500l5 5.500M35.5 16.500l-5 5.500M7 31h8M33 31h8M7 37h8M33 37h8", 1.3) +
      line("M24 4l-6 24M24 4l6 24M20 20h8", 1.7) +
      disc(24, 4.5, 2.2, "#d9a630"),
  },
  town_charter: {
    ground: "#f0e0bf",
    svg:
      shape("M12 6h24c3 0 4 2 4 4s-1 3-3 3v22H15V12c0-2-1-3-3-3s-3-3 0-3z", "#fdf8ea") +
      shape("M15 35h22c3 0 4 2 4 4s-1 3-3 3H16c-3 0-4-2-4-4s1-3 3-3z", "#f2e6c8") +
      line("M20 16h12M20 21h12M20 26h8", 1.5) +
      shape("M28 31l-3 11 5-3 5 3-2-11z", "#8e2a1d") +
      disc(30.5, 30, 5.2, "#b3402a"),
  },
  navigation: {
    ground: "#cbdde0",
    svg:
      disc(24, 24, 18, "#f6efdb") +
      disc(24, 24, 13.5, "none", 1.1) +
      line("M24 6v4M24 38v4M6 24h4M38 24h4", 1.6) +
      shape("M24 11l4 13h-8z", "#b3402a") +
      shape("M24 37l-4-13h8z", "#3f6a86") +
      disc(24, 24, 2, "#d9a630", 1.2),
  },
  // ---- intrigue
  fraud: {
    ground: "#e6cfd8",
    svg:
      hooded("#7a3560") +
      shape("M5 31h11v11H5z", "#e9c763") +
      shape("M32 31h11v11H32z", "#efece4") +
      line("M19 33c3-3 7-3 10 0M29 33l.5-3.500M29 33l-3.6.3M29 40c-3 3-7 3-10 0M19 40l-.5 3.500M19 40l3.6-.3", 1.7),
  },
  arsonist: {
    ground: "#f0cfae",
    svg:
      hooded("#4a3a32", -6) +
      shape("M35 24h5l-1.5 20h-2z", "#8a5a33") +
      `<path d="M37.5 3c6 6 7 10 5.5 15-1 3.5-3.5 5.5-5.5 5.500S33 21.5 32 18c-1-3 .5-6 2-8 .3 2 1 3 2 3 .5-4-.5-6 1.5-10z" fill="#e2702a" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>` +
      `<path d="M37.7 13c2.5 3 3 5 2 7.5-.6 1.5-3 1.5-4 0-.9-2.5.6-4.5 2-7.500z" fill="#ffd35c"/>`,
  },
  kidnapper: {
    ground: "#d6d3c0",
    svg:
      hooded("#4d5a3a", -7) +
      shape("M28 26c-4 4-6 9-5 14 .6 3 3 4 7 4h8c4 0 6.5-1 7-4 1-5-1-10-5-14z", "#b99a66") +
      line("M27 24h14M28 26h12", 2) +
      shape("M29 24l-2-5 4 1.5 3-2.5 3 2.5 4-1.5-2 5z", "#cdb183") +
      `<circle cx="32" cy="35" r="1.2" fill="${INK}"/><circle cx="37" cy="35" r="1.2" fill="${INK}"/>` +
      line("M32 40q2.5-2 5 0", 1.3),
  },
  torturer: {
    ground: "#e2c6c0",
    svg:
      disc(24, 25, 16, "none", 2.6) +
      disc(24, 25, 4, "#8a5a33") +
      line("M24 9v12M24 29v12M8 25h12M28 25h12M12.7 13.700l8.5 8.500M26.8 27.800l8.5 8.500M12.7 36.300l8.5-8.500M26.8 22.200l8.5-8.5", 2) +
      [[24, 6], [24, 44], [5, 25], [43, 25], [10.5, 11.5], [37.5, 11.5], [10.5, 38.5], [37.5, 38.5]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.3" fill="#9c3325" stroke="${INK}" stroke-width="1"/>`).join(""),
  },
  hangman: {
    ground: "#d3d0d6",
    svg:
      line("M8 44h24M14 44V6h20M14 15l9-9", 3) +
      line("M33 6v9", 2) +
      `<ellipse cx="33" cy="21.5" rx="5" ry="6.5" fill="none" stroke="#8a5a33" stroke-width="2.6"/>` +
      `<rect x="31" y="13" width="4" height="4.5" rx="1" fill="#8a5a33" stroke="${INK}" stroke-width="1"/>`,
  },
  saboteur: {
    ground: "#d8d2bd",
    svg:
      `<g transform="translate(3 5) scale(1.5)"><path fill="#b8a878" stroke="${INK}" stroke-width="1" stroke-linejoin="round" d="M10.3 2h3.400l.5 2.7 1.9.8 2.3-1.6 2.4 2.4-1.6 2.3.8 1.9 2.7.5v3.400l-2.7.5-.8 1.9 1.6 2.3-2.4 2.4-2.3-1.6-1.9.8-.5 2.700h-3.400l-.5-2.7-1.9-.8-2.3 1.6-2.4-2.4 1.6-2.3-.8-1.900L1.3 14v-3.400l2.7-.5.8-1.9-1.6-2.3 2.4-2.4 2.3 1.6 1.9-.8z"/><circle cx="12" cy="12.3" r="3.6" fill="#d8d2bd" stroke="${INK}" stroke-width="1"/></g>` +
      shape("M27 2l-5 12 5 4-6 10 4 4-5 12 13-17-5-3 6-9-4-4 3-9z", "#b3402a"),
  },
  spy: {
    ground: "#c8d0da",
    svg:
      shape("M4 24C10 14 17 10 24 10s14 4 20 14c-6 10-13 14-20 14S10 34 4 24z", "#fbf6e6") +
      disc(24, 24, 8.5, "#3f6a86") +
      disc(24, 24, 3.8, "#1d1a17") +
      `<circle cx="27" cy="21" r="1.7" fill="#fff"/>` +
      line("M10 12 7 8M17 8l-1.5-4.500M24 6.500V2M31 8l1.5-4.500M38 12l3-4", 1.6),
  },
  tax_collector: {
    ground: "#efdcb0",
    svg:
      shape("M17 13c-7 5-11 13-9 21 1 5 4 8 10 8h12c6 0 9-3 10-8 2-8-2-16-9-21z", "#8a5a33") +
      shape("M15 5l4 8h10l4-8-5 2-4-3-4 3z", "#a8713c") +
      line("M16 13.500h16", 2.4) +
      disc(24, 28, 7.5, "#d9a630") +
      `<path d="M24 23l1.5 3.1 3.5.5-2.5 2.4.6 3.4-3.1-1.6-3.1 1.6.6-3.4-2.5-2.4 3.5-.5z" fill="#7a570c"/>`,
  },
  traitor: {
    ground: "#dcc9c9",
    svg:
      hooded("#2c3f5c", -5) +
      `<g transform="rotate(24 37 26)">${shape("M35.5 6h4l1.5 4-1.5 19h-4L34 10z", "#d6dade")}${shape("M31 29h13v3.500H31z", "#d9a630")}${shape("M35.5 32.500h4V41h-4z", "#6b3b1f")}</g>`,
  },
};
