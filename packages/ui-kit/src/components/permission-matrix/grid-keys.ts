/** A place in a grid, counted from 0. */
export interface GridPlace {
  row: number
  column: number
}

interface GridSize {
  rows: number
  columns: number
  /** The first rows of the areas, for the page keys. */
  starts: readonly number[]
}

type Move = (at: GridPlace, size: GridSize) => GridPlace

const moves: Record<string, Move> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': (_at, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  PageUp: ({ row, column }, { starts }) => ({ row: starts.findLast((start) => start < row) ?? 0, column }),
  PageDown: ({ row, column }, { starts, rows }) => ({
    row: starts.find((start) => start > row) ?? rows - 1,
    column,
  }),
}

/** The cell that a key leads to; undefined for other keys. It stays inside the grid. */
export function gridMove(key: string, at: GridPlace, size: GridSize): GridPlace | undefined {
  const place = moves[key]?.(at, size)
  return place === undefined ? undefined : insideGrid(place, size)
}

/** The nearest existing cell, after a search has made the grid smaller. */
export const insideGrid = (
  { row, column }: GridPlace,
  { rows, columns }: Omit<GridSize, 'starts'>,
): GridPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})
