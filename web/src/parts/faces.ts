// Twelve faces, and one for whoever has none: a face of few strokes, with something behind it and before it. They are drawn for medallions.

interface Face {
  skin: number;
  hair: string;
  head: string;
  cloth: string;
  ground: string;
  hat?: string;
  beard?: string;
}

/** What is drawn behind a head and before it. */
type Head = (hat: string, hair: string) => [behind: string, before: string];

const SKIN: [skin: string, shade: string][] = [
  ["#f3d3b0", "#dba981"],
  ["#e6b98e", "#c58f63"],
  ["#c98f62", "#a06c43"],
  ["#8a5a3a", "#693f26"],
];
const HEADS: Record<string, Head> = {
  veil: (c) => [
    `<path d="M8 46C7 30 9 16 14 10c5-6 15-6 20 0 5 6 7 20 6 36z" fill="${c}" class="line"/>`,
    `<path d="M12.500 24C12 13 17 8 24 8s12 5 11.500 16c-.5-6-4-10.500-11.500-10.500S13 18 12.500 24z" fill="${c}" class="line"/><path d="M14.600 25c.5 7 4 11.500 9.400 11.500S32.900 32 33.400 25c3 6 3 11 .6 15.500q-10 5-20 0c-2.400-4.500-2.400-9.500.6-15.500z" fill="${c}" class="line"/><path d="M13.500 14.500q10.500-6 21 0" fill="none" stroke="#d9a630" stroke-width="2.200"/>`,
  ],
  chaperon: (c) => [
    `<path d="M33 12c8 2 10 12 7 24l-5-2c2-8 1-14-3-17z" fill="${c}" class="line"/>`,
    `<path d="M10.500 17C8.500 7 16 3.500 25 4s14 5.500 12.500 12c-.7 2.800-4 2-6 .5-4.500-2.500-10.500-2.500-15 0-2.500 1.800-5.400 3-6 .5z" fill="${c}" class="line"/><path d="M12 12q12-6 24 0" fill="none" stroke="#0003" stroke-width="1.500"/>`,
  ],
  straw: (c, h) => [
    `<path d="M13.500 24c-2-5 0-9 3-11h15c3 2 5 6 3 11z" fill="${h}"/>`,
    `<path d="M15 14C15 6 18.500 3.500 24 3.500S33 6 33 14z" fill="${c}" class="line"/><path d="M6 15.500c3-4 33-4 36 0-4 3.800-32 3.800-36 0z" fill="${c}" class="line"/><path d="M15 12.500q9-2.500 18 0" fill="none" stroke="#a23c2a" stroke-width="2"/>`,
  ],
  coif: (c) => [
    "",
    `<path d="M12.500 25C11 14 16 7.500 24 7.500S37 14 35.500 25l-3-2c0-6-3-8.500-8.500-8.500S15.500 17 15.500 23z" fill="${c}" class="line"/><path d="M13 24c1.500 7 5 11.500 11 12.500 6-1 9.500-5.500 11-12.500" fill="none" stroke="${c}" stroke-width="2.200"/><path d="M13 24c1.500 7 5 11.500 11 12.500 6-1 9.500-5.500 11-12.500" fill="none" stroke="#5b4327" stroke-width=".6"/>`,
  ],
  hood: (c) => [
    `<path d="M7 46C5 26 9 6 24 6s19 20 17 40z" fill="${c}" class="line"/>`,
    `<path d="M10 42C6.500 26 11 8 24 8s17.500 18 14 34l-6-4.500c3-5 4-10 3-15-1-6.500-5-9.500-11-9.500s-10 3-11 9.500c-1 5 0 10 3 15z" fill="${c}" class="line"/>`,
  ],
  braids: (c, h) => [
    `<path d="M11.500 20c-4 7-4 15-2 24h5c-2-8-2-15 0-22zM36.500 20c4 7 4 15 2 24h-5c2-8 2-15 0-22z" fill="${h}" class="line"/>`,
    `<path d="M12.800 23C11.500 13 16.500 7.500 24 7.500S36.500 13 35.200 23c-2.200-5-5.200-7.500-11.200-8-6 .5-9 3-11.200 8z" fill="${h}" class="line"/><g fill="${c}" stroke="#5b4327" stroke-width=".7"><circle cx="15" cy="13" r="2.300"/><circle cx="19.500" cy="10" r="2.300"/><circle cx="24.500" cy="9" r="2.300"/><circle cx="29.500" cy="10.500" r="2.300"/><circle cx="33.300" cy="13.800" r="2.300"/></g>`,
  ],
  tonsure: (_c, h) => [
    "",
    `<path d="M13.300 23c-1.500-7 .5-10.500 4-12l1.500 3q5.200-2 10.400 0l1.500-3c3.500 1.500 5.500 5 4 12l-2.200-3.500c-.5-3-2-4-3.300-4.300q-5 1.500-10.400 0c-1.300.3-2.800 1.300-3.300 4.300z" fill="${h}" class="line"/>`,
  ],
  bycocket: (c, h) => [
    `<path d="M13 27c-2-6-1-12 3-14h16c4 2 5 8 3 14z" fill="${h}"/>`,
    `<path d="M15 14C14 7 18 4 24 4s9.500 3 9.500 9z" fill="${c}" class="line"/><path d="M8.500 17C15 12 30 13.500 41 10c-2.500 5-7 7-11 7-7 0-13 .5-17 3.500-3 .5-4.500-1.500-4.500-3.500z" fill="${c}" class="line"/><path d="M32 12c2-6 6-9.500 11-10-.5 5.500-4.500 9.500-10 11.500z" fill="#b3262b" class="line"/>`,
  ],
  kettle: (c) => [
    `<path d="M11 18c-3 9-3 17-2 28h30c1-11 1-19-2-28z" fill="#8d949c" class="line"/>`,
    `<path d="M13 22c-.5 5 0 10 2.500 14l-4 3c-3-5-3-11-1-18zM35 22c.5 5 0 10-2.500 14l4 3c3-5 3-11 1-18z" fill="#8d949c" class="line"/><path d="M14 15C14 7.500 18.500 4 24 4s10 3.500 10 11z" fill="${c}" class="line"/><path d="M7 18.500c3-4 31-4 34 0-5 2.500-29 2.500-34 0z" fill="${c}" class="line"/><path d="M24 4.500v10" stroke="#0004" stroke-width="1.500"/>`,
  ],
  beret: (c, h) => [
    `<path d="M12.500 28c-2-8 0-13 3-15h17c3 2 5 7 3 15z" fill="${h}" class="line"/>`,
    `<path d="M9.500 13.500C8.500 7 17 3.500 25 3.500S40 7 39 12c-1 3.500-5.500 4-9 4H16c-4 0-6-1-6.500-2.500z" fill="${c}" class="line"/><path d="M13.500 17q10.500-3.500 21 0v-3q-10.500-3-21 0z" fill="#3b2a1a"/><circle cx="17" cy="13.800" r="2.200" fill="#d9a630" stroke="#5b4327" stroke-width=".7"/>`,
  ],
  crown: (c, h) => [
    `<path d="M9 45c-2-12 0-26 4-31 5-6 17-6 22 0 4 5 6 19 4 31z" fill="${h}" class="line"/>`,
    `<path d="M13 22c-1-9 4-13.500 11-13.500S36 13 35 22c-1.500-4.500-4-7-11-7.500-7 .5-9.500 3-11 7.500z" fill="${h}" class="line"/><path d="M13 13.500l-.5-6 4.500 3 3.500-5L24 9.500l3.500-4 3.500 5 4.500-3-.5 6q-11-3.500-22 0z" fill="${c}" class="line"/>`,
  ],
  long: (c, h) => [
    `<path d="M9 46C7 32 9 17 13.500 12c5-6.500 16-6.500 21 0C39 17 41 32 39 46z" fill="${h}" class="line"/>`,
    `<path d="M12.900 24C11.500 13.500 16.500 7.500 24 7.500S36.500 13.500 35.100 24c-1.300-4.500-3.300-7.200-6.600-8.500-4.500 1.500-9.500 1-11.500 0-2.200 1.800-3.400 4.500-4.100 8.500z" fill="${h}" class="line"/><path d="M13.200 15.500q10.800-7.500 21.600 0" fill="none" stroke="${c}" stroke-width="3"/><path d="M13.200 15.500q10.800-7.500 21.600 0" fill="none" stroke="#fff6" stroke-width="1" stroke-dasharray="2 3"/>`,
  ],
  curls: (c, h) => [
    "",
    `<g fill="${h}" stroke="#3b2a1a" stroke-width=".9"><circle cx="14" cy="20" r="3.600"/><circle cx="34" cy="20" r="3.600"/><circle cx="14.500" cy="14.500" r="4"/><circle cx="33.500" cy="14.500" r="4"/><circle cx="19" cy="10.500" r="4.300"/><circle cx="29" cy="10.500" r="4.300"/><circle cx="24" cy="9" r="4.500"/></g><path d="M13.500 16.500q10.500-5 21 0" fill="none" stroke="${c}" stroke-width="2.400"/>`,
  ],
};
const BEARD: Record<string, (h: string) => string> = {
  full: (h) =>
    `<path d="M14.600 23c.4 10 4 14.500 9.400 14.500S33 33 33.400 23c-1.800 3-3.600 3.800-5.400 3.600-1.500-1.300-6.500-1.300-8 0-1.800.2-3.600-.6-5.400-3.600z" fill="${h}" class="line"/><path d="M21.500 30q2.500 1.500 5 0" fill="none" stroke="#5b2a1a" stroke-width="1.300" stroke-linecap="round"/>`,
  moustache: (h) =>
    `<path d="M18.500 28.500q2.800-3.600 5.500-1.300 2.700-2.300 5.500 1.300-2.800.8-5.500-.3-2.700 1.100-5.500.3z" fill="${h}"/>`,
  goatee: (h) =>
    `<path d="M21 31.500q3-1.500 6 0l-1 5q-2 2-4 0z" fill="${h}"/><path d="M19 28.300q2.600-2.800 5-1 2.400-1.800 5 1-2.600.6-5-.3-2.400.9-5 .3z" fill="${h}"/>`,
};
const FACES: Record<string, Face> = {
  agnes: { skin: 0, hair: "#8a5a33", head: "veil", hat: "#fbf5e6", cloth: "#3f6a8a", ground: "#cfe0e6" },
  thibault: {
    skin: 1,
    hair: "#3b2a1a",
    head: "chaperon",
    hat: "#a23c2a",
    cloth: "#54602e",
    beard: "full",
    ground: "#e6dcb4",
  },
  perrine: { skin: 1, hair: "#a8642c", head: "braids", hat: "#f3c84e", cloth: "#7a3560", ground: "#dfe6c4" },
  guillaume: {
    skin: 2,
    hair: "#2a2422",
    head: "beret",
    hat: "#32506e",
    cloth: "#6d3a24",
    beard: "goatee",
    ground: "#ead9b0",
  },
  mahaut: { skin: 0, hair: "#c9963f", head: "crown", hat: "#e2b233", cloth: "#2f6b57", ground: "#e8cdb8" },
  etienne: { skin: 1, hair: "#6b4a2c", head: "tonsure", cloth: "#5b4632", ground: "#d9dfcb" },
  isabeau: { skin: 3, hair: "#241a16", head: "curls", hat: "#d9a630", cloth: "#8f3a4a", ground: "#d3dee2" },
  robin: { skin: 0, hair: "#b3682e", head: "bycocket", hat: "#4c6b35", cloth: "#6f8a4a", ground: "#efe0b8" },
  colin: {
    skin: 1,
    hair: "#7a5a2c",
    head: "straw",
    hat: "#e3bf62",
    cloth: "#8a6a44",
    beard: "moustache",
    ground: "#cfe0d6",
  },
  jehanne: { skin: 0, hair: "#5b3a22", head: "coif", hat: "#efd9a0", cloth: "#3f6b4a", ground: "#e3b9a0" },
  gaspard: {
    skin: 2,
    hair: "#33291f",
    head: "kettle",
    hat: "#aab2ba",
    cloth: "#8d2a26",
    beard: "moustache",
    ground: "#e2d6b8",
  },
  blanche: { skin: 1, hair: "#4a3524", head: "hood", hat: "#5d3f73", cloth: "#3f2b50", ground: "#efe0a8" },
  ana: { skin: 0, hair: "#5b341c", head: "long", hat: "#c8352b", cloth: "#9c3a2a", ground: "#cfe3cf" },
};

export const NAMES = Object.keys(FACES).filter((name) => name !== "ana");

/** The plain letters of a name: Étienne is etienne. */
function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Where a name stands among the faces, always the same by its letters. */
function spot(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 65521;
  return sum % NAMES.length;
}

/** The faces of all at a table, in their order: one's own where there is one of that name, and none twice while there are enough. */
export function facesOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const own = plain(name);
    const from = spot(own);
    const face =
      own in FACES && !taken.has(own)
        ? own
        : (NAMES.map((_, step) => NAMES[(from + step) % NAMES.length]!).find((each) => !taken.has(each)) ??
          NAMES[from]!);
    taken.add(face);
    return face;
  });
}

const drawn = new Map<string, string>();

/** The drawing of a face, 48 by 48. */
export function portrait(name: string): string {
  let found = drawn.get(name);
  if (found === undefined) drawn.set(name, (found = draw(FACES[name]!)));
  return found;
}

function draw(f: Face): string {
  const [skin, shade] = SKIN[f.skin]!;
  const [behind, before] = HEADS[f.head]!(f.hat ?? "#fff", f.hair);
  const brow = f.skin > 1 ? "#1d1410" : f.hair;
  return `<rect width="48" height="48" fill="${f.ground}"/><path d="M0 34q12-6 24-2t24-3v19H0z" fill="#0001"/>${behind}<path d="M4 49c1-9 8-13.500 20-13.500S43 40 44 49z" fill="${f.cloth}" class="line"/><path d="M18.500 36q5.500 5 11 0l-1 5q-4.500 3-9 0z" fill="#0003"/><path d="M20 31h8v6q-4 3.500-8 0z" fill="${shade}"/><circle cx="14.300" cy="22.500" r="2" fill="${skin}" class="line"/><circle cx="33.700" cy="22.500" r="2" fill="${skin}" class="line"/><path d="M14.500 20.500c0-7.500 4-11.500 9.500-11.500s9.500 4 9.500 11.500c0 8-4.300 14-9.500 14s-9.500-6-9.500-14z" fill="${skin}" class="line"/><path d="M29 12c3 5 2.500 15-4 22 5-1 8.500-7 8.500-13.500 0-4-1.500-7-4.500-8.500z" fill="${shade}" opacity=".45"/><ellipse cx="18.300" cy="26.200" rx="2.300" ry="1.600" fill="#cf5f4a" opacity=".32"/><ellipse cx="29.700" cy="26.200" rx="2.300" ry="1.600" fill="#cf5f4a" opacity=".32"/><path d="M17.600 19q2.300-1.800 4.500-.3M25.900 18.700q2.200-1.500 4.500.3" fill="none" stroke="${brow}" stroke-width="1.400" stroke-linecap="round"/><ellipse cx="20.200" cy="22" rx="1.250" ry="1.500" fill="#2b1c12"/><ellipse cx="27.800" cy="22" rx="1.250" ry="1.500" fill="#2b1c12"/><circle cx="20.600" cy="21.500" r=".4" fill="#fff"/><circle cx="28.200" cy="21.500" r=".4" fill="#fff"/><path d="M24 21.500l-1.400 4.300q1.400.8 2.600 0" fill="none" stroke="${shade}" stroke-width="1.300" stroke-linecap="round" stroke-linejoin="round"/>${f.beard === "full" ? "" : `<path d="M20.800 29.300q3.200 2.300 6.400 0" fill="none" stroke="#8a3a2a" stroke-width="1.400" stroke-linecap="round"/>`}${f.beard ? BEARD[f.beard]!(f.hair) : ""}${before}`;
}
