import { conflict } from './refuse.ts'

/**
 * Refuses with 409 when the caller has seen an earlier version of the row than the one that stands (decision 041). Who
 * says none takes the last write as the right one.
 */
export function checkVersion(row: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.version) conflict('stale', 'version')
}
