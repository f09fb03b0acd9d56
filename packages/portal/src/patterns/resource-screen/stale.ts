import { isPortalError } from '@portal/sdk'
import type { Seen } from './family.ts'

/** Whether a service refused a write because of an outdated version. */
export function isStale(error: unknown): boolean {
  return isPortalError(error, 'conflict') && error.fields.version?.[0]?.code === 'stale'
}

/** The same of a request for several rows that was refused as a whole. */
export function isStaleRow(error: unknown): boolean {
  return (
    isPortalError(error) &&
    'rows' in error &&
    error.rows.some(({ fields }) => fields.version?.[0]?.code === 'stale')
  )
}

/** The version that a change must contain. */
export function seenOf(row: object): Seen {
  if ('version' in row && typeof row.version === 'number') return { version: row.version }
  throw new Error('A row that can be changed counts its changes')
}

/** The names of the values that differ from the current row. */
export function differing(mine: object, theirs: object): string[] {
  const saved = new Map<string, unknown>(Object.entries(theirs))
  return Object.entries(mine)
    .filter(
      ([name, value]) => value !== undefined && saved.has(name) && textOf(value) !== textOf(saved.get(name)),
    )
    .map(([name]) => name)
}

const textOf = (value: unknown) => JSON.stringify(value ?? null)
