import { conflict } from './refuse.ts'

/** Refuses with 409 when the caller's version of the row is not the current one (decision 041). */
export function checkVersion(row: { version: number }, seen: number): void {
  if (seen !== row.version) conflict('stale', 'version')
}
