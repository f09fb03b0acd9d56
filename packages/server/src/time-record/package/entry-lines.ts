import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import { contentOf, traceOf } from '../chain.rules.ts'
import { csvLine } from './csv.ts'

/** An entry whose working day lies in the period of the package. */
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

/** Where an entry was pressed from is hidden behind its trace; one from before there were salts cannot be verified without. */
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

/** An entry of a day that is not asked for: its place in the chain, and nothing that it says. */
export const chainLine = (entry: ClockEntriesTable): string =>
  csvLine([entry.employeeId, entry.number, entry.salt === null ? null : contentOf(entry), entry.hash])
