// What the map of the land is drawn from: where the towns are, how large, how rivers and roads bend. `Sheet` lays it out.

export type Rank = "capital" | "city" | "castle" | "market";

interface Place {
  /** Degrees, nudged for legibility. */
  east: number;
  north: number;
  rank: Rank;
}

function at(east: number, north: number, rank: Rank): Place {
  return { east, north, rank };
}

/** Cathedral cities, towns below a castle, market towns. */
export const TOWNS: Record<string, Place> = {
  orleans: at(1.93, 47.92, "capital"),
  chartres: at(1.44, 48.43, "city"),
  etampes: at(2.24, 48.43, "market"),
  le_mans: at(0.24, 48.05, "city"),
  chateaudun: at(1.28, 48.1, "castle"),
  montargis: at(2.78, 48.06, "castle"),
  vendome: at(0.96, 47.82, "castle"),
  blois: at(1.42, 47.62, "castle"),
  briare: at(2.9, 47.67, "market"),
  tours: at(0.66, 47.42, "city"),
  chinon: at(0.22, 47.2, "castle"),
  montrichard: at(1.24, 47.37, "market"),
  vierzon: at(2.06, 47.26, "market"),
  loches: at(0.98, 47.1, "castle"),
  bourges: at(2.5, 47.14, "city"),
  sancerre: at(2.96, 47.36, "castle"),
  chatellerault: at(0.46, 46.76, "market"),
  le_blanc: at(0.98, 46.66, "market"),
  chateauroux: at(1.62, 46.88, "castle"),
  nevers: at(3.1, 46.97, "city"),
  argenton: at(1.48, 46.52, "castle"),
  la_chatre: at(2.0, 46.54, "market"),
  saint_amand: at(2.56, 46.72, "castle"),
};

/** How far a connection bends from the straight line; rivers wind, most roads run straight. */
export const BENDS: Record<string, number> = {
  "orleans~briare": -30,
  "briare~sancerre": 12,
  "chinon~le_blanc": 22,
  "orleans~blois": 18,
  "blois~tours": 14,
  "tours~montrichard": 18,
  "tours~loches": 14,
  "tours~chinon": -14,
  "chinon~chatellerault": 30,
  "montrichard~vierzon": 16,
  "vierzon~bourges": -14,
  "vierzon~saint_amand": 18,
  "sancerre~nevers": -18,
  "le_blanc~argenton": 14,
  "chatellerault-argenton": 58,
  "chartres-le_mans": 22,
  "saint_amand-nevers": 14,
  "etampes-montargis": -18,
  "chinon-chatellerault": -6,
  "le_mans-tours": 12,
  "argenton-la_chatre": 8,
};

/** The connections on which two goods may lie. */
export const DOUBLE = new Set([
  "orleans~briare",
  "briare~sancerre",
  "chinon~le_blanc",
  "chartres-le_mans",
  "etampes-montargis",
  "chatellerault-argenton",
  "saint_amand-nevers",
  "le_mans-tours",
  "orleans-vierzon",
]);

/** The rivers by name: the connections beside which it may be written. The Loire is written twice. */
export const RIVERS: [name: string, ways: string[]][] = [
  ["Loire", ["orleans~briare", "briare~sancerre", "sancerre~nevers", "~nevers"]],
  ["Loire", ["blois~tours", "orleans~blois"]],
  ["Cher", ["montrichard~vierzon", "tours~montrichard"]],
  ["Indre", ["tours~loches"]],
  ["Creuse", ["chinon~le_blanc", "le_blanc~argenton"]],
];
