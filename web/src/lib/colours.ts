// Followers are told apart by colour, icon and letter (the letter is a word of the language: letter-farmer); goods by colour and icon; players by colour and pattern.

export const FOLLOWER: Record<string, { disc: string; ink: string }> = {
  farmer: { disc: "var(--farmer)", ink: "var(--farmer-ink)" },
  boatman: { disc: "var(--boatman)", ink: "var(--boatman-ink)" },
  craftsman: { disc: "var(--craftsman)", ink: "var(--craftsman-ink)" },
  trader: { disc: "var(--trader)", ink: "var(--trader-ink)" },
  knight: { disc: "var(--knight)", ink: "var(--knight-ink)" },
  scholar: { disc: "var(--scholar)", ink: "var(--scholar-ink)" },
  monk: { disc: "var(--monk)", ink: "var(--monk-ink)" },
  fisherman: { disc: "var(--boatman)", ink: "var(--boatman-ink)" },
};

export const GOOD: Record<string, { tile: string; ink: string }> = {
  grain: { tile: "var(--good-grain)", ink: "var(--good-grain-ink)" },
  cheese: { tile: "var(--good-cheese)", ink: "var(--good-cheese-ink)" },
  wine: { tile: "var(--good-wine)", ink: "var(--good-wine-ink)" },
  wool: { tile: "var(--good-wool)", ink: "var(--good-wool-ink)" },
  brocade: { tile: "var(--good-brocade)", ink: "var(--good-brocade-ink)" },
  fish: { tile: "var(--good-fish)", ink: "var(--good-fish-ink)" },
  wood: { tile: "var(--good-wood)", ink: "var(--good-wood-ink)" },
  stone: { tile: "var(--good-stone)", ink: "var(--good-stone-ink)" },
  bread: { tile: "var(--good-bread)", ink: "var(--good-bread-ink)" },
  rosette: { tile: "var(--good-rosette)", ink: "var(--good-rosette-ink)" },
};

/** A colour-blind safe set; each has a pattern of its own as well. */
export const SEAT: Record<string, { fill: string; pattern: string }> = {
  red: { fill: "var(--seat-red)", pattern: "solid" },
  blue: { fill: "var(--seat-blue)", pattern: "stripes" },
  green: { fill: "var(--seat-green)", pattern: "dots" },
  yellow: { fill: "var(--seat-yellow)", pattern: "cross" },
  purple: { fill: "var(--seat-purple)", pattern: "rings" },
  black: { fill: "var(--seat-black)", pattern: "solid" },
};

export const SEAT_COLOURS = Object.keys(SEAT);

/** The profession of a follower, and whether it is the player's own. */
export function profession(follower: string): { kind: string; own: boolean } {
  return follower.startsWith("own_") ? { kind: follower.slice(4), own: true } : { kind: follower, own: false };
}

/** The cloth of a guild's ribbon, and what is woven into it. */
export const RIBBON: Record<string, { cloth: string; woven: string }> = {
  farmer: { cloth: "var(--ribbon-farmer)", woven: "var(--woven-farmer)" },
  boatman: { cloth: "var(--ribbon-boatman)", woven: "var(--woven-boatman)" },
  craftsman: { cloth: "var(--ribbon-craftsman)", woven: "var(--woven-craftsman)" },
  trader: { cloth: "var(--ribbon-trader)", woven: "var(--woven-trader)" },
  knight: { cloth: "var(--ribbon-knight)", woven: "var(--woven-knight)" },
  scholar: { cloth: "var(--ribbon-scholar)", woven: "var(--woven-scholar)" },
};
