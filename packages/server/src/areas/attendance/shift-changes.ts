import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { refuse, refuseRows } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import { plainMinutesOf } from '#time-record/shift-plan.rules.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { type PlannedRow, plannedDays } from './planned-days.queries.ts'
import { type Change, changesOf, type Known, keyOf, type Outcome } from './shift-changes.rules.ts'
import * as queries from './shifts.queries.ts'

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'user' | 'signedIn' | 'request'>

/** A year: every day of the batch's range is read for each of its people. */
const mostDays = 366

/** Checks and writes a batch of changes, all or none; returns the result, and the changes that undo it. */
export async function makeChanges(
  context: Acting,
  changes: readonly Change[],
  { dryRun = false }: { dryRun?: boolean | undefined } = {},
) {
  const outcome = changesOf(changes, await known(context, changes))
  refuseRows(outcome.refused)
  if (!dryRun && outcome.changed.length > 0) await write(context, outcome)
  const { changed, warnings } = outcome
  return { changed: changed.length, warnings, undo: changed.map(backOf) }
}

/** The people and days of the changes, with the neighbouring days, locked until the batch is written. */
async function known(context: Acting, changes: readonly Change[]): Promise<Known> {
  const { db } = context
  const places = changes.flatMap(({ employeeId, date, toEmployeeId = employeeId, toDate = date }) => [
    { employeeId, date },
    { employeeId: toEmployeeId, date: toDate },
  ])
  const dates = places.map(({ date }) => date).toSorted()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  if (last > daysAfter(first, mostDays - 1)) refuse('less_than', 'changes', { count: mostDays })
  const people = await queries.lock(db, reachOf(context), [
    ...new Set(places.map(({ employeeId }) => employeeId)),
  ])
  const ids = people.map(({ id }) => id)
  const rows = await plannedDays(db, ids, { from: daysAfter(first, -1), until: daysAfter(last, 1) })
  // Locking a month locks the person, too, as the batch has done by now.
  const locked = await lockedMonthsOf(db, ids, { from: first, until: last })
  const rulesOn = await rulesOf(db, ids)
  return {
    people: new Map(people.map(({ id, ...person }) => [id, person])),
    days: new Map(rows.map((row) => [keyOf(row.employeeId, row.date), dayOf(row)])),
    restMinutes: (employeeId, date) => {
      const { isOn, minutes } = rulesOn(employeeId, date).rules.limits.rest
      return isOn ? minutes : 0
    },
    locked: new Set(locked.map(({ employeeId, month }) => keyOf(employeeId, month))),
  }
}

function dayOf({ dated, kind, note, patterned, isFree }: PlannedRow) {
  if (dated === null || kind === null) return { dated: null, patterned, isFree }
  const { segments, breaks = [] } = dated
  return { dated: { kind, note: note ?? '', segments, breaks }, patterned, isFree }
}

async function write(context: Acting, { changed }: Outcome): Promise<void> {
  const { db, ids, clock, user } = context
  const by = { userId: user.id, now: clock.now() }
  const written = changed.map((day) => ({ ...day, minutes: day.shift ? plainMinutesOf(day.shift) : 0 }))
  await queries.write(db, written, by)
  await queries.remember(
    db,
    changed.map((day) => ({ ...day, id: ids.next() })),
    by,
  )
  const [first] = changed
  const people = new Set(changed.map(({ employeeId }) => employeeId))
  // The history of shifts has each day before and after: the log only records the days and the author.
  await auditChange(context, {
    act: 'shifts.change',
    subject: people.size === 1 ? (first?.employeeId ?? '') : 'shifts',
    ...(changed.length === 1
      ? { before: first?.before, after: first?.shift }
      : { after: { days: changed.length, people: people.size } }),
    label: first?.date,
  })
}

/** The change that restores the previous shift of a day. */
function backOf({ employeeId, date, before }: Outcome['changed'][number]): Change {
  if (before === null) return { do: 'clear', employeeId, date }
  return { do: 'put', employeeId, date, ...before }
}
