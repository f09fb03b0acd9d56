import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import type { Reach } from '#db/reach.ts'
import { csvLine } from '#time-record/package/csv.ts'
import { presentPeriod } from './asked-period.ts'
import * as corrections from './clock-corrections.queries.ts'
import type { Sums } from './record-package-summary.ts'
import { ofPerson } from './workdays.queries.ts'

type Of = { employeeId: string; from: string; until: string; now: Date }

/** The reach was checked when the package was requested. */
const everybody = (employeeId: string): Reach => ({
  ...{ userId: employeeId, everybody: true, team: false, projects: false, identityNumbers: false, today: '' },
})

const totals = [
  ...['person', 'day', 'state', 'start', 'end', 'timeZone', 'presenceSeconds', 'effectiveSeconds'],
  ...['nonEffectiveSeconds', 'unallocatedSeconds', 'theoreticalMinutes', 'balanceMinutes', 'holiday'],
]
/** Columns that representatives do not need come last. */
export const dayColumns = (detail: 'full' | 'totals'): string[] =>
  detail === 'full' ? [...totals, 'incidents'] : totals

const yearDays = 366

/** Somebody's working days, a year at a time; sums are computed on the way. */
export async function* dayLines(
  db: Db,
  { employeeId, from, until, now }: Of,
  { detail, sum }: { detail: 'full' | 'totals'; sum: Sums },
): AsyncGenerator<string> {
  for (let since = from; since <= until; since = daysAfter(since, yearDays)) {
    const last = daysAfter(since, yearDays - 1)
    const period = await presentPeriod(db, { from: since, until: last < until ? last : until, now })
    for (const day of await ofPerson(db, everybody(employeeId), period, employeeId)) {
      sum.days += day.startedAt === null ? 0 : 1
      sum.effectiveSeconds += day.effectiveSeconds
      sum.balanceMinutes += day.balanceMinutes ?? 0
      yield csvLine([
        ...[employeeId, day.date, day.state, day.startedAt, day.endedAt, day.timeZone, day.presenceSeconds],
        ...[day.effectiveSeconds, day.nonEffectiveSeconds, day.unallocatedSeconds, day.theoreticalMinutes],
        ...[day.balanceMinutes, day.holiday, ...(detail === 'full' ? [day.incidents.join(' ')] : [])],
      ])
    }
  }
}

export const changeColumns = [
  ...['person', 'day', 'id', 'change', 'entry', 'beforeKind', 'beforeAt', 'beforeMode', 'beforeBreak'],
  ...['afterKind', 'afterAt', 'afterMode', 'afterBreak', 'reason', 'side', 'askedBy', 'askedByName'],
  ...['askedAt', 'state', 'decidedBy', 'decidedByName', 'decidedAt', 'decision', 'consent'],
]

/** Corrections of somebody's days: before, after, requester and approver. */
export async function* changeLines(db: Db, { employeeId, from, until, now }: Of): AsyncGenerator<string> {
  const looking = { reach: everybody(employeeId), corrects: false, now }
  for (const row of await corrections.ofPerson(db, looking, { employeeId, from, until })) {
    const isRemoved = row.change === 'remove'
    const after = isRemoved ? [null, null, null, null] : [row.kind, row.at, row.mode, row.breakName]
    yield csvLine([
      ...[employeeId, row.date, row.id, row.change, row.entryId],
      ...[row.wasKind, row.wasAt, row.wasMode, row.wasBreak, ...after],
      ...[row.reason, row.side, row.askedBy, row.askerName, row.createdAt],
      ...[row.state, row.decidedBy, row.deciderName, row.decidedAt, row.decision, row.consent],
    ])
  }
}
