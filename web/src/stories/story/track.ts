// Where the spaces of the Fame track lie in rows to and fro.

export interface Spot {
  column: number;
  row: number;
}

export function inRows(number: number, columns: number): Spot {
  const row = Math.ceil(number / columns);
  const along = number - (row - 1) * columns;
  return { column: row % 2 === 1 ? along : columns + 1 - along, row };
}
