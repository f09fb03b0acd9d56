import { createHash } from 'node:crypto'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'

/** The hashed fields of an entry: everything that may be disputed. */
export type Chained = Omit<ClockEntriesTable, 'hash'>

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The hash of an entry's origin: its salt prevents trying every address. */
export const traceOf = ({ salt, ip, userAgent }: Pick<Chained, 'salt' | 'ip' | 'userAgent'>): string =>
  sha256(JSON.stringify([salt, ip, userAgent]))

/**
 * The content hash of an entry: SHA-256 of JSON with these properties in this order, times in ISO 8601. It replaces
 * an entry that a reader may not see, so that the chain can still be followed.
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
 * The hash that links an entry to the previous one of the same person (FIC-13): SHA-256 of the previous hash and the
 * content hash, in hexadecimal. Entries from before packages existed have no salt and use an older rule.
 */
export const hashOf = (entry: Chained): string =>
  sha256(`${entry.previousHash}\n${entry.salt === null ? firstText(entry) : contentOf(entry)}`)

/** The whole entry, as hashed by the older rule. */
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
