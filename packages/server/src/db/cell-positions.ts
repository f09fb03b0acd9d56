/** Column name → the position of its values among a record's cells, from 1. */
export type CellPositions = Record<string, number>

/**
 * Gives each column a permanent position: a template may drop, add and move columns, but must still read the records
 * of earlier loads. A dropped column keeps its position.
 */
export function placed(columns: readonly { name: string }[], before: CellPositions = {}): CellPositions {
  const positions = { ...before }
  let last = Math.max(0, ...Object.values(positions))
  for (const { name } of columns) {
    if (positions[name] !== undefined) continue
    last += 1
    positions[name] = last
  }
  return positions
}

/** For each position its current column, -1 for none. */
export function columnsOfCells(positions: CellPositions, columns: readonly { name: string }[]): number[] {
  const places = new Array<number>(Math.max(0, ...Object.values(positions))).fill(-1)
  for (const [index, { name }] of columns.entries()) {
    const position = positions[name]
    if (position !== undefined) places[position - 1] = index
  }
  return places
}
