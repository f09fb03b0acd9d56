import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  sortable?: boolean | undefined
  /** A CSS width such as `8rem`; the content decides when left out. */
  width?: string | undefined
  /** Hidden until the reader chooses it. */
  hidden?: boolean | undefined
  /** Names the row: read out with every cell, first on a phone, and never hidden. */
  rowHeader?: boolean | undefined
  /** On a phone 1 and 2 are shown in that order of loudness, 3 is left out; 2 when not given. */
  priority?: 1 | 2 | 3 | undefined
  /** Lets long text break into lines instead of widening the column. */
  wrap?: boolean | undefined
}

/** What the reader chose for a column; the order of the list is the order of the columns. */
export interface ColumnSetting {
  id: string
  hidden: boolean
}

/** The settings of a table nobody has changed. */
export const defaultSettings = <Row>(columns: readonly Column<Row>[]): ColumnSetting[] =>
  columns.map(({ id, hidden = false }) => ({ id, hidden }))

/**
 * The settings for the columns there are now: those of columns that are gone are dropped, new columns come last,
 * and the column that names the row is always shown.
 */
export function completeSettings<Row>(
  columns: readonly Column<Row>[],
  settings: readonly ColumnSetting[] | undefined,
): ColumnSetting[] {
  const known = (settings ?? []).filter(({ id }) => columns.some((column) => column.id === id))
  const added = defaultSettings(columns).filter(({ id }) => !known.some((setting) => setting.id === id))
  return [...known, ...added].map((setting) => {
    const isHeader = columns.some(({ id, rowHeader }) => id === setting.id && rowHeader === true)
    return isHeader ? { ...setting, hidden: false } : setting
  })
}

/** The columns to show, in the reader's order. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  settings: readonly ColumnSetting[] | undefined,
): Column<Row>[] {
  return completeSettings(columns, settings)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id }) => columns.find((column) => column.id === id) ?? [])
}

/** The list with one entry moved by one place; the same list when it stands at the end already. */
export function moveSetting(settings: readonly ColumnSetting[], id: string, by: -1 | 1): ColumnSetting[] {
  const at = settings.findIndex((setting) => setting.id === id)
  const moved = settings[at]
  const other = settings[at + by]
  if (moved === undefined || other === undefined) return [...settings]
  return settings.map((setting, index) => (index === at ? other : index === at + by ? moved : setting))
}
