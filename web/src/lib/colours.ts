// Followers are told apart by colour, icon and letter; goods by colour and icon; players by colour and pattern.

export const FOLLOWER: Record<string, { disc: string; ink: string; letter: string }> = {
  farmer: { disc: "#f7f0de", ink: "#7d6420", letter: "F" },
  boatman: { disc: "#2f6fa8", ink: "#ffffff", letter: "B" },
  craftsman: { disc: "#8a5a33", ink: "#ffffff", letter: "C" },
  trader: { disc: "#2c2a2b", ink: "#f3ead6", letter: "T" },
  knight: { disc: "#b3262b", ink: "#ffffff", letter: "K" },
  scholar: { disc: "#8b8f94", ink: "#16181a", letter: "S" },
  monk: { disc: "#e0ae2a", ink: "#4a3508", letter: "M" },
  fisherman: { disc: "#2f6fa8", ink: "#ffffff", letter: "" }, // of the cathedral; the fish is enough
};

export const GOOD: Record<string, { tile: string; ink: string }> = {
  grain: { tile: "#e9c763", ink: "#5d4508" },
  cheese: { tile: "#f0a92e", ink: "#4f3206" },
  wine: { tile: "#7a3560", ink: "#ffffff" },
  wool: { tile: "#efece4", ink: "#4b4a46" },
  brocade: { tile: "#ad1f3d", ink: "#ffe9b8" },
  fish: { tile: "#8fbdd6", ink: "#12344a" },
  wood: { tile: "#c08a4e", ink: "#3b240c" },
  stone: { tile: "#b9bcc0", ink: "#2d3136" },
  bread: { tile: "#f0d9a0", ink: "#7a4a12" },
  rosette: { tile: "#3f3a78", ink: "#f2c14e" },
};

/** A colour-blind safe set; each has a pattern of its own as well. */
export const SEAT: Record<string, { fill: string; pattern: string }> = {
  red: { fill: "#c8352b", pattern: "solid" },
  blue: { fill: "#2469ad", pattern: "stripes" },
  green: { fill: "#2f8a57", pattern: "dots" },
  yellow: { fill: "#d99a1c", pattern: "cross" },
  purple: { fill: "#7b4a9e", pattern: "rings" },
  black: { fill: "#3a3532", pattern: "solid" },
};

export const SEAT_COLOURS = Object.keys(SEAT);

/** The profession of a follower, and whether it is the player's own. */
export function profession(follower: string): { kind: string; own: boolean } {
  return follower.startsWith("own_") ? { kind: follower.slice(4), own: true } : { kind: follower, own: false };
}
