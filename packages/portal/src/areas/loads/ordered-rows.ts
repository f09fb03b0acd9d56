/** A repeated row; its key stays with it when it moves, so that typed text moves along. */
export interface OrderedRow<Value> {
  readonly key: number
  readonly value: Value | undefined
  /** Whether it was added later. */
  readonly isAdded?: true
}

/** The changes of repeated rows. */
export type RowChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly key: number }
  | { readonly kind: 'move'; readonly key: number; readonly by: -1 | 1 }

/**
 * The initial rows for existing values, or one empty row. For a restored draft as many as it had: their content then
 * no longer comes from the values.
 */
export function firstRows<Value>(values: readonly Value[], written?: number): readonly OrderedRow<Value>[] {
  const count = Math.max(1, written ?? values.length)
  return Array.from({ length: count }, (_, key) => ({
    key,
    value: written === undefined ? values[key] : undefined,
  }))
}

/** The rows after a change. The last row cannot be removed. */
export function changedRows<Value>(
  rows: readonly OrderedRow<Value>[],
  change: RowChange,
): readonly OrderedRow<Value>[] {
  switch (change.kind) {
    case 'add':
      return [...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, value: undefined, isAdded: true }]
    case 'remove':
      return rows.length === 1 ? rows : rows.filter(({ key }) => key !== change.key)
    case 'move':
      return moved(rows, change.key, change.by)
  }
}

function moved<Value>(
  rows: readonly OrderedRow<Value>[],
  key: number,
  by: -1 | 1,
): readonly OrderedRow<Value>[] {
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  const other = rows[at + by]
  if (row === undefined || other === undefined) return rows
  return rows.with(at, other).with(at + by, row)
}
