/** One of the two axes of a heat map. */
export interface HeatMapAxis<Row> {
  /** The label of the axis, such as “Hour”. */
  label: string
  items: readonly HeatMapItem[]
  /** Returns the id of the item that a row belongs to. */
  of: (row: Row) => string
}

/** One item of an axis. */
export interface HeatMapItem {
  id: string
  /** A short label, for the edge of the drawing. */
  label: string
  /** The full label, for the tooltip, the table and screen readers. */
  longLabel?: string | undefined
}

/** The values as lines from top to bottom, each from left to right. */
export interface Grid {
  across: { label: string; items: readonly HeatMapItem[] }
  down: { label: string; items: readonly HeatMapItem[] }
  values: readonly (readonly (number | null)[])[]
}

/** Sorts the rows into the grid; `null` where there is no row. */
export function gridOf<Row>(
  rows: readonly Row[],
  value: (row: Row) => number | null,
  across: HeatMapAxis<Row>,
  down: HeatMapAxis<Row>,
): Grid {
  const known = new Map(rows.map((row) => [JSON.stringify([down.of(row), across.of(row)]), value(row)]))
  return {
    across,
    down,
    values: down.items.map((line) =>
      across.items.map((item) => known.get(JSON.stringify([line.id, item.id])) ?? null),
    ),
  }
}

/** The same grid, transposed. */
export const turned = ({ across, down, values }: Grid): Grid => ({
  across: down,
  down: across,
  values: across.items.map((_item, at) => values.map((line) => line[at] ?? null)),
})

/** The full label of an item. */
export const fullName = ({ label, longLabel }: HeatMapItem): string => longLabel ?? label
