// Where the spaces of the Fame track lie: around a frame, clockwise from the upper left corner, or in rows to and fro.

export interface Spot {
  column: number;
  row: number;
}

interface Size {
  columns: number;
  rows: number;
}

/** How many columns and rows a frame of so many square spaces has, so that what it is around has this shape (its width for a height of 1). */
export function frameSize(spaces: number, shape: number): Size {
  const both = Math.ceil((spaces + 4) / 2);
  const rows = Math.round((both - 2 + 2 * shape) / (shape + 1));
  return { columns: both - rows, rows };
}

export function framed(number: number, { columns, rows }: Size): Spot {
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
