import { createHash } from 'node:crypto'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'

/** What of an entry the chain holds: everything that may ever be doubted. */
export type Chained = Omit<ClockEntriesTable, 'hash'>

/**
 * The hash that ties an entry to the one before it in the record of the same person (FIC-13): SHA-256 of the hash before
 * and of the entry as JSON with its properties in this order, times in ISO 8601, in hexadecimal.
 */
export function hashOf(entry: Chained): string {
  const text = JSON.stringify([
    entry.id,
    entry.employeeId,
    entry.number,
    entry.kind,
    entry.at.toISOString(),
    entry.recordedAt.toISOString(),
    entry.timeZone,
    entry.breakTypeId,
    entry.counts,
    entry.minutesPerUse,
    entry.reason,
    entry.mode,
    entry.source,
    entry.createdBy,
    entry.ip,
    entry.userAgent,
    entry.replaces,
  ])
  return createHash('sha256').update(`${entry.previousHash}\n${text}`).digest('hex')
}
