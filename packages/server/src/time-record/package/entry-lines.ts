import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import { contentOf, traceOf } from '../chain.rules.ts'
import { csvLine } from './csv.ts'

/** An entry of a working day in the package's period. */
export type PackedEntry = ClockEntriesTable & {
  workday: string
  breakType: string | null
  writer: string | null
}

export const entryColumns = [
  ...['person', 'number', 'day', 'id', 'kind', 'at', 'recordedAt', 'timeZone', 'breakTypeId', 'breakType'],
  ...['counts', 'minutesPerUse', 'reason', 'mode', 'source', 'createdBy', 'createdByName', 'replaces'],
  ...['trace', 'ip', 'userAgent', 'previousHash', 'hash'],
]

/** The trace hides an entry's origin; older entries without a salt cannot be verified without it. */
export function entryLine(entry: PackedEntry): string {
  const isFirst = entry.salt === null
  return csvLine([
    ...[entry.employeeId, entry.number, entry.workday, entry.id, entry.kind, entry.at, entry.recordedAt],
    ...[entry.timeZone, entry.breakTypeId, entry.breakType, entry.counts, entry.minutesPerUse],
    ...[entry.reason, entry.mode, entry.source, entry.createdBy, entry.writer, entry.replaces],
    ...(isFirst ? [null, entry.ip, entry.userAgent] : [traceOf(entry), null, null]),
    ...[entry.previousHash, entry.hash],
  ])
}

export const chainColumns = ['person', 'number', 'content', 'hash']

/** An entry of another day: its place in the chain, without its content. */
export const chainLine = (entry: ClockEntriesTable): string =>
  csvLine([entry.employeeId, entry.number, entry.salt === null ? null : contentOf(entry), entry.hash])
