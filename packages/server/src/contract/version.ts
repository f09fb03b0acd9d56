import { conflict } from './refuse.ts'

/** Refuses with 409 when the caller has seen another version of the row than the one that stands (decision 041). */
export function checkVersion(row: { version: number }, seen: number): void {
  if (seen !== row.version) conflict('stale', 'version')
}
