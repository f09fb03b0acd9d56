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
 * How far back an entry can affect spans: it closes a span that began within the maximum duration, whose day may have
 * begun as long before, and 25 hours.
 */
const backMs = 2 * longestSpanMs + 25 * 60 * 60_000
/** The start of the record to read around an entry at this instant. */
export const since = (at: Date): Date => new Date(at.getTime() - backMs)
/** How long somebody is reminded of a forgotten exit. */
const askedMs = 8 * 24 * 60 * 60_000

/** A person's entries of the last days before an instant, and the spans at that time. */
export async function recordUntil(
  db: Db,
  employeeId: string,
  at: Date,
): Promise<{ entries: Entry[]; spans: Span[] }> {
  const found = await entries.counting(db, employeeId, new Date(at.getTime() - askedMs))
  return { entries: found, spans: spansOf(found, at) }
}

/**
 * Derives the days affected by an entry at this instant, and later ones, which depend on how they ended. Earlier days
 * are read for that, and stay unchanged.
 */
export async function derive(db: Db, employeeId: string, at: Date, now: Date): Promise<void> {
  const { days, touched } = await derived(db, employeeId, at, now)
  await queries.store(
    db,
    employeeId,
    days.map(({ date }) => date),
  )
  await queries.put(db, touched)
}

/**
 * The days of the record since some time before an instant, and the stored rows that an event at that instant
 * affects.
 */
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

/** As stored: of the first day only the end may have been read, and deleted days may have left a row. */
async function daysBefore(db: Db, employeeId: string, date: string, read: readonly Workday[]) {
  const kept = await queries.before(db, employeeId, date, periodDays)
  const begin = read[0]?.date ?? date
  const dates = new Set(read.map((day) => day.date))
  return kept.filter((day) => day.date <= begin || dates.has(day.date))
}
