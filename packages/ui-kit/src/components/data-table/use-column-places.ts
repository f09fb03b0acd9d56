import { useLayoutEffect } from 'react'
import { watchColumns } from './watch-columns.ts'

/** Keeps the offsets of pinned columns and the edges of the frame up to date. */
export function useColumnPlaces(table: HTMLTableElement | null, columns: readonly unknown[]): void {
  useLayoutEffect(() => (table === null ? undefined : watchColumns(table)), [table, columns])
}
