// Points and boxes on a drawing, in its own units.
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}
