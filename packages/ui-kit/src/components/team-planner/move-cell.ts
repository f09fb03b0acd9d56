/** A cell of the planner: rows from 0, column 0 is the name and 1 the first day. */
export interface Cell {
  row: number
  column: number
}

interface Grid {
  rows: number
  columns: number
  /** The number of rows of a page. */
  page: number
}

const steps: Record<string, (cell: Cell, grid: Grid) => Cell> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': (_cell, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

const between = (value: number, last: number): number => Math.max(0, Math.min(value, last))

/** The cell that a key leads to, inside the grid; null for other keys. */
export function moveCell(cell: Cell, key: string, isControl: boolean, grid: Grid): Cell | null {
  const step = steps[isControl ? `Control+${key}` : key]
  if (step === undefined) return null
  const { row, column } = step(cell, grid)
  return { row: between(row, grid.rows - 1), column: between(column, grid.columns - 1) }
}
