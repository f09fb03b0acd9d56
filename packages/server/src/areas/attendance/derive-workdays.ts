import type { Db } from '#db/database.ts'
import { periodDays } from '#time-record/period.rules.ts'
import { longestSpanMs, spansOf } from '#time-record/spans.rules.ts'
import type { Entry, Span } from '#time-record/workday.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { clockDaysOf, judged, type Workday } from '#time-record/workday.rules.ts'
import * as entries from './clock-entries.queries.ts'
import { shiftChanges } from './shift-changes-of-days.ts'
import * as queries from './derived-workdays.queries.ts'

/**
 * So far back go the spans of a day that an entry can touch: it closes a span that began within the longest there is, and
 * the day of that may have begun as long before, and 25 hours.
 */
const backMs = 2 * longestSpanMs + 25 * 60 * 60_000
/** From when on the record is read of which an entry at this instant is part. */
export const since = (at: Date): Date => new Date(at.getTime() - backMs)
/** So long somebody is asked for an exit that they forgot. */
const askedMs = 8 * 24 * 60 * 60_000

/** What somebody's clock recorded in the last days before an instant, and the spans of it as they stood then. */
export async function recordUntil(
  db: Db,
  employeeId: string,
  at: Date,
): Promise<{ entries: Entry[]; spans: Span[] }> {
  const found = await entries.counting(db, employeeId, new Date(at.getTime() - askedMs))
  return { entries: found, spans: spansOf(found, at) }
}

/**
 * Derives anew the days that an entry at this instant touches, and those after them, which rest on how they ended. Days
 * before them are read for that, and stay as they are.
 */
export async function derive(db: Db, employeeId: string, at: Date, now: Date): Promise<void> {
  const { days, touched } = await derived(db, employeeId, at, now)
  await queries.keep(
    db,
    employeeId,
    days.map(({ date }) => date),
  )
  await queries.put(db, touched)
}

/** The days of the record since some time before an instant, and the rows of those that what happens at it touches. */
async function derived(db: Db, employeeId: string, at: Date, now: Date) {
  const days = clockDaysOf(await entries.counting(db, employeeId, since(at)), now)
  const touched = days.filter(
    ({ endedAt }) => endedAt === null || endedAt.getTime() >= at.getTime() - longestSpanMs,
  )
  const [first] = touched
  if (first === undefined) return { days, touched: [] }
  const before = await daysBefore(db, employeeId, first.date, days)
  const rulesIn = await rulesOf(db, [employeeId])
  const rulesOn = (date: string) => rulesIn(employeeId, date).rules
  const changesShift = await shiftChanges(db, employeeId, { days: touched, before, rulesOn })
  const judging = { before, rulesOn, changesShift }
  return { days, touched: judged(touched, judging).map((day) => rowOf(employeeId, day)) }
}

/** As they are kept: of the first day that was read only the end may have been, and of what is gone a row may be left. */
async function daysBefore(db: Db, employeeId: string, date: string, read: readonly Workday[]) {
  const kept = await queries.before(db, employeeId, date, periodDays)
  const begin = read[0]?.date ?? date
  const dates = new Set(read.map((day) => day.date))
  return kept.filter((day) => day.date <= begin || dates.has(day.date))
}
