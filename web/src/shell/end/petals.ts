// Petals that fall over a picture of joy: strewn evenly, and always alike.
const COLOURS = ["#b3262b", "#2f6fa8", "#e2b233", "#5f8a3a", "#fff6dc"];

export interface Petal {
  x: number;
  y: number;
  turn: number;
  late: number;
  colour: string;
}

/** So many petals; `left`, `step` and `wide` say where across the picture, and so do `top`, `fall` and `high` from above. */
export function petals(
  number: number,
  [left, step, wide]: [number, number, number],
  [top, fall, high]: [number, number, number],
): Petal[] {
  return Array.from({ length: number }, (_, each) => ({
    x: left + ((each * step) % wide),
    y: top + ((each * fall) % high),
    turn: (each * 47) % 180,
    late: (each * 29) % 60,
    colour: COLOURS[each % COLOURS.length]!,
  }));
}
