// Where the spaces of the Fame track lie: around a frame, clockwise from the upper left corner, or in rows to and fro.

export interface Spot {
  column: number;
  row: number;
}

const ROWS = 15;

/** How many columns and rows a frame of so many spaces has. */
export function frameSize(spaces: number): { columns: number; rows: number } {
  return { columns: Math.ceil((spaces + 4) / 2) - ROWS, rows: ROWS };
}

export function framed(number: number, spaces: number): Spot {
  const { columns, rows } = frameSize(spaces);
  const right = columns + rows - 1; // the last space of the right side, at the lower corner
  const bottom = right + columns - 1;
  if (number <= columns) return { column: number, row: 1 };
  if (number <= right) return { column: columns, row: number - columns + 1 };
  if (number <= bottom) return { column: columns - (number - right), row: rows };
  return { column: 1, row: rows - (number - bottom) };
}

export function inRows(number: number, columns: number): Spot {
  const row = Math.ceil(number / columns);
  const along = number - (row - 1) * columns;
  return { column: row % 2 === 1 ? along : columns + 1 - along, row };
}
