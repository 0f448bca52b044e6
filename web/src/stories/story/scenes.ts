// What the pictures of the booklet show: a sky, two hills, sometimes the river, and small things standing in the land.

/** An icon (or "tree"), where its foot stands, how large it is, and its colour. */
export type Piece = [icon: string, x: number, y: number, size: number, colour?: string];

export interface Scene {
  sky: [string, string];
  far: string;
  near: string;
  river?: string;
  sun?: [x: number, y: number, radius: number, colour: string];
  pieces: Piece[];
}

const DAWN: [string, string] = ["#f6dcb0", "#fbf0d8"];
const DAY: [string, string] = ["#bcd8e4", "#f3ead0"];
const GREEN = { far: "#a9b878", near: "#86994f" };
const LOIRE = "#7fb0cc";
const INK = "#4a3418";
const ROOF = "#9c4a2c";
const STONE = "#6f6a63";
const LEAF = "#55702f";
const GOLD = "#c58a17";

export const SCENES: Record<string, Scene> = {
  "first-kingdom-prologue": { sky: DAWN, ...GREEN, river: LOIRE, sun: [92, 62, 24, "#e9a944"], pieces: [["tree", 360, 96, 44, LEAF], ["tree", 394, 100, 34, LEAF], ["boatman", 196, 124, 40, INK], ["boatman", 258, 132, 34, INK], ["settler", 326, 118, 26, ROOF], ["settler", 350, 122, 26, INK], ["settler", 300, 124, 22, STONE]] },
  "first-kingdom-I": { sky: DAY, ...GREEN, river: LOIRE, sun: [410, 40, 20, "#f0c25a"], pieces: [["tree", 50, 96, 46, LEAF], ["tree", 84, 100, 36, LEAF], ["tree", 118, 94, 40, LEAF], ["village", 300, 104, 40, ROOF], ["settler", 348, 110, 24, INK], ["boatman", 186, 130, 36, INK], ["fish", 250, 138, 20, "#35617e"], ["grain", 396, 112, 34, GOLD], ["grain", 420, 116, 34, GOLD]] },
  "first-kingdom-II": { sky: DAWN, ...GREEN, sun: [70, 50, 20, "#e9a944"], pieces: [["village", 120, 106, 46, ROOF], ["village", 176, 114, 56, INK], ["tech", 258, 118, 52, STONE], ["tech", 298, 104, 30, INK], ["scholar", 350, 124, 44, ROOF], ["tree", 420, 104, 42, LEAF]] },
  "first-kingdom-III": { sky: ["#e7a25a", "#f6d9a0"], far: "#d0ab6c", near: "#b98a4d", sun: [250, 52, 36, "#f7e3a4"], pieces: [["village", 90, 108, 44, INK], ["food", 200, 132, 30, INK], ["settler", 236, 132, 26, ROOF], ["settler", 262, 136, 24, INK], ["grain", 350, 116, 28, "#8d6a2e"], ["grain", 380, 124, 26, "#8d6a2e"], ["grain", 412, 118, 24, "#8d6a2e"]] },
  "first-kingdom-IV": { sky: ["#a9b3ba", "#e2ddd0"], far: "#98a07a", near: "#747d54", pieces: [["fortress", 78, 106, 60, STONE], ["fortress", 392, 104, 50, INK], ["knight", 186, 126, 30, "#8c2a22"], ["knight", 222, 132, 30, "#8c2a22"], ["knight", 284, 130, 30, "#244f78"], ["tournament", 326, 128, 44, INK]] },
  "first-kingdom-V": { sky: DAWN, ...GREEN, river: LOIRE, pieces: [["church", 210, 108, 62, "#7a4a21"], ["tree", 290, 112, 72, LEAF], ["monk", 150, 122, 24, GOLD], ["monk", 120, 126, 20, GOLD], ["boatman", 400, 130, 40, INK], ["settler", 340, 124, 24, INK]] },
  "first-kingdom-VI": { sky: DAY, ...GREEN, river: LOIRE, sun: [60, 40, 18, "#f0c25a"], pieces: [["village", 80, 104, 46, ROOF], ["wagon", 150, 112, 34, INK], ["coin", 196, 104, 20], ["boatman", 250, 130, 46, INK], ["boatman", 310, 134, 46, ROOF], ["boatman", 368, 130, 42, STONE], ["wine", 430, 116, 26, "#7a3560"]] },
  "first-kingdom-VII": { sky: ["#2d2a3c", "#5b5468"], far: "#4a4a45", near: "#35352f", sun: [380, 40, 18, "#dcd6bf"], pieces: [["village", 100, 108, 48, "#171410"], ["village", 168, 116, 44, "#171410"], ["church", 260, 106, 58, "#171410"], ["monk", 330, 124, 18, "#b9b2a0"], ["monk", 354, 128, 18, "#b9b2a0"], ["monk", 378, 124, 18, "#b9b2a0"], ["settler", 216, 128, 22, "#b9b2a0"]] },
  "first-kingdom-VIII": { sky: ["#f3cf7a", "#fbf0d0"], ...GREEN, river: LOIRE, sun: [240, 58, 34, "#fff3c4"], pieces: [["church", 130, 106, 52, "#7a4a21"], ["village", 72, 110, 44, ROOF], ["village", 330, 106, 50, ROOF], ["church", 396, 108, 44, STONE], ["settler", 210, 126, 26, "#244f78"], ["settler", 234, 128, 26, "#8c2a22"], ["crown", 225, 74, 30, GOLD]] },
  "first-kingdom-food_depot": { sky: ["#e7c07a", "#f6e4b8"], far: "#d0b978", near: "#a99a55", pieces: [["depot", 180, 122, 48, "#7a5a2a"], ["depot", 232, 126, 56, "#8a6a34"], ["depot", 288, 122, 46, "#7a5a2a"], ["bread", 340, 128, 30, ROOF], ["grain", 132, 120, 34, GOLD], ["fish", 378, 130, 26, "#35617e"]] },
  "first-kingdom-medicine": { sky: ["#8f93a5", "#efe3c4"], ...GREEN, sun: [240, 60, 26, "#fdf1c4"], pieces: [["medicine", 232, 126, 58, "#5a6e2a"], ["wine", 176, 124, 30, "#7a3560"], ["scholar", 300, 126, 38, INK], ["village", 80, 108, 44, ROOF], ["settler", 350, 126, 26, ROOF], ["settler", 378, 128, 26, INK]] },
  "kings-favor-prologue": { sky: DAWN, ...GREEN, pieces: [["fortress", 210, 104, 76, STONE], ["crown", 240, 34, 26, GOLD], ["settler", 90, 124, 26, "#8c2a22"], ["settler", 118, 128, 26, "#244f78"], ["settler", 356, 126, 26, "#2f8a57"], ["settler", 384, 130, 26, GOLD]] },
  "kings-favor-I": { sky: DAY, ...GREEN, river: LOIRE, sun: [70, 42, 18, "#f0c25a"], pieces: [["tree", 330, 98, 52, LEAF], ["tree", 370, 102, 44, LEAF], ["tree", 408, 96, 54, LEAF], ["village", 110, 106, 46, ROOF], ["fish", 212, 134, 24, "#35617e"], ["fish", 256, 140, 20, "#35617e"], ["coin", 172, 114, 18], ["coin", 190, 118, 18]] },
  "kings-favor-II": { sky: DAWN, ...GREEN, pieces: [["village", 80, 106, 48, ROOF], ["village", 134, 112, 42, INK], ["depot", 214, 124, 46, "#7a5a2a"], ["cheese", 266, 128, 30, GOLD], ["wine", 302, 126, 28, "#7a3560"], ["scholar", 352, 124, 34, INK], ["knight", 398, 124, 32, "#8c2a22"]] },
  "kings-favor-III": { sky: DAY, ...GREEN, sun: [420, 40, 18, "#f0c25a"], pieces: [["fortress", 70, 104, 54, STONE], ["tournament", 220, 124, 62, INK], ["knight", 176, 128, 30, "#8c2a22"], ["knight", 292, 128, 30, "#244f78"], ["any", 350, 120, 36, ROOF], ["any", 388, 124, 36, INK]] },
  "kings-favor-IV": { sky: ["#f0d7a8", "#fbf0d8"], ...GREEN, pieces: [["church", 110, 106, 58, "#7a4a21"], ["church", 200, 108, 44, STONE], ["monk", 258, 124, 22, GOLD], ["wagon", 290, 130, 32, INK], ["scholar", 344, 124, 32, ROOF], ["knight", 388, 124, 30, "#8c2a22"]] },
  "kings-favor-V": { sky: ["#9fb2cc", "#f3e6cc"], far: "#b9bfa8", near: "#8f9a78", pieces: [["fortress", 330, 100, 88, STONE], ["crown", 366, 28, 26, GOLD], ["wagon", 150, 128, 40, INK], ["wool", 104, 126, 26, STONE], ["brocade", 204, 128, 28, "#ad1f3d"], ["village", 50, 106, 42, ROOF], ["settler", 250, 128, 28, ROOF]] },
}; // prettier-ignore
