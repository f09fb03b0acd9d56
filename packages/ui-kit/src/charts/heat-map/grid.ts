/** One of the two lists of a heat map. */
export interface HeatMapAxis<Row> {
  /** What the list is, such as “Hour”. */
  label: string
  items: readonly HeatMapItem[]
  /** The id of the item that a row belongs to. */
  of: (row: Row) => string
}

/** One place of a list. */
export interface HeatMapItem {
  id: string
  /** Short, for the edge of the drawing. */
  label: string
  /** In full, for the box, the table and readers of the screen. */
  longLabel?: string | undefined
}

/** The values in lines from top to bottom, and in these from left to right. */
export interface Grid {
  across: { label: string; items: readonly HeatMapItem[] }
  down: { label: string; items: readonly HeatMapItem[] }
  values: readonly (readonly (number | null)[])[]
}

/** The rows in the order of the two lists; `null` where there is no row. */
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

/** The same with its lists in each other's place. */
export const turned = ({ across, down, values }: Grid): Grid => ({
  across: down,
  down: across,
  values: across.items.map((_item, at) => values.map((line) => line[at] ?? null)),
})

/** How an item is called where there is room. */
export const fullName = ({ label, longLabel }: HeatMapItem): string => longLabel ?? label
