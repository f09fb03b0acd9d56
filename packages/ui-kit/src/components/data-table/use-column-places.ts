import { useLayoutEffect } from 'react'
import { watchColumns } from './watch-columns.ts'

/** Keeps the columns of a table that stay in sight at their places, and the edges of its frame true. */
export function useColumnPlaces(table: HTMLTableElement | null, columns: readonly unknown[]): void {
  useLayoutEffect(() => (table === null ? undefined : watchColumns(table)), [table, columns])
}
