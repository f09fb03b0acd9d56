import { createHash } from 'node:crypto'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'

/** What of an entry the chain holds: everything that may ever be doubted. */
export type Chained = Omit<ClockEntriesTable, 'hash'>

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Where an entry was pressed from, as a hash: its salt keeps who reads the rest from trying every address. */
export const traceOf = ({ salt, ip, userAgent }: Pick<Chained, 'salt' | 'ip' | 'userAgent'>): string =>
  sha256(JSON.stringify([salt, ip, userAgent]))

/**
 * What an entry says, as a hash: SHA-256 of JSON with these properties in this order, times in ISO 8601. It can be shown
 * in the place of an entry that somebody is not to read, and the chain can be followed all the same.
 */
export const contentOf = (entry: Chained): string =>
  sha256(
    JSON.stringify([
      ...[2, entry.id, entry.employeeId, entry.number, entry.kind],
      ...[entry.at.toISOString(), entry.recordedAt.toISOString(), entry.timeZone],
      ...[entry.breakTypeId, entry.counts, entry.minutesPerUse, entry.reason],
      ...[entry.mode, entry.source, entry.createdBy, entry.replaces, traceOf(entry)],
    ]),
  )

/**
 * The hash that ties an entry to the one before it in the record of the same person (FIC-13): SHA-256 of the hash before
 * and of what the entry says, in hexadecimal. Entries from before there were packages have no salt and a rule of their own.
 */
export const hashOf = (entry: Chained): string =>
  sha256(`${entry.previousHash}\n${entry.salt === null ? firstText(entry) : contentOf(entry)}`)

/** The entry as a whole, as it was hashed at first. */
const firstText = (entry: Chained): string =>
  JSON.stringify([
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
