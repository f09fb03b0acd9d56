/** The end of a table where a column is pinned. */
export type ColumnPin = 'start' | 'end'

/** The reader's settings of a column. */
export interface ColumnPlace {
  id: string
  visible: boolean
  pin: ColumnPin | null
  /** In CSS pixels; null to fit the content. */
  width: number | null
}

/** The reader's settings of a table: plain data in the order of the columns, to be stored with a saved view. */
export type ColumnLayout = readonly ColumnPlace[]

/** What a layout needs to know of a column. */
export interface LayoutColumn {
  id: string
  hidden?: boolean | undefined
  pin?: ColumnPin | undefined
  rowHeader?: boolean | undefined
}

/** The minimum and maximum width of a column, in CSS pixels. */
export const columnWidths = { min: 64, max: 800, step: 16 } as const

/** The default layout of a table. */
export const defaultLayout = (columns: readonly LayoutColumn[]): ColumnPlace[] =>
  byPin(columns.map(({ id, hidden = false, pin = null }) => ({ id, visible: !hidden, pin, width: null })))

/**
 * Adapts a layout to the current columns. Columns that no longer exist are dropped; a new one is placed after its
 * predecessor in the table's own order; the column that names the row is always visible; pinned columns are at their
 * end of the list.
 */
export function completeLayout(
  columns: readonly LayoutColumn[],
  layout: ColumnLayout | undefined,
): ColumnPlace[] {
  const places = unique(layout ?? []).filter(({ id }) => columns.some((column) => column.id === id))
  for (const [at, column] of columns.entries()) {
    if (places.some(({ id }) => id === column.id)) continue
    const before = columns.slice(0, at).map(({ id }) => id)
    const neighbour = places.findLastIndex(({ id }) => id === before.at(-1))
    places.splice(neighbour + 1, 0, ...defaultLayout([column]))
  }
  return byPin(places.map((place) => (isRowHeader(columns, place.id) ? { ...place, visible: true } : place)))
}

/** Whether two layouts render the same table. */
export const isSameLayout = (one: ColumnLayout, other: ColumnLayout): boolean =>
  one.length === other.length &&
  one.every(({ id, visible, pin, width }, at) => {
    const place = other[at]
    return place?.id === id && place.visible === visible && place.pin === pin && place.width === width
  })

/** The layout with one column's settings changed; pinning moves the column to its end of the list. */
export const withPlace = (
  layout: ColumnLayout,
  id: string,
  change: Partial<Omit<ColumnPlace, 'id'>>,
): ColumnPlace[] => byPin(layout.map((place) => (place.id === id ? { ...place, ...change } : place)))

/**
 * The layout with one column moved before another, or to the end; it never leaves the columns with the same pinning.
 */
export function movedBefore(layout: ColumnLayout, id: string, beforeId: string | null): ColumnPlace[] {
  const moved = layout.find((place) => place.id === id)
  if (moved === undefined || id === beforeId) return [...layout]
  const rest = layout.filter((place) => place !== moved)
  const at = beforeId === null ? -1 : rest.findIndex((place) => place.id === beforeId)
  return byPin(at === -1 ? [...rest, moved] : rest.toSpliced(at, 0, moved))
}

/** The layout with one column moved by one position; unchanged when it cannot move. */
export function movedBy(layout: ColumnLayout, id: string, by: -1 | 1): ColumnPlace[] {
  const at = layout.findIndex((place) => place.id === id)
  if (!canMove(layout, id, by)) return [...layout]
  return movedBefore(layout, id, layout[by === -1 ? at - 1 : at + 2]?.id ?? null)
}

/** Whether a column has a neighbour on that side with the same pinning. */
export function canMove(layout: ColumnLayout, id: string, by: -1 | 1): boolean {
  const at = layout.findIndex((place) => place.id === id)
  const [place, other] = [layout[at], layout[at + by]]
  return place !== undefined && other !== undefined && place.pin === other.pin
}

const isRowHeader = (columns: readonly LayoutColumn[], id: string): boolean =>
  columns.some((column) => column.id === id && column.rowHeader === true)

// A stored layout may name a column twice: the first one wins.
const unique = (layout: ColumnLayout): ColumnPlace[] =>
  layout.filter(({ id }, at) => layout.findIndex((place) => place.id === id) === at)

const ends = ['start', null, 'end']
const byPin = (layout: ColumnLayout): ColumnPlace[] =>
  layout.toSorted((one, other) => ends.indexOf(one.pin) - ends.indexOf(other.pin))
