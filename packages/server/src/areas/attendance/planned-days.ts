import type { Context } from '#contract/handlers.ts'
import { daysAfter } from '#db/day.ts'
import { dayIn } from '#db/zoned-day.ts'
import { spansOn } from '#time-record/shift-plan.rules.ts'
import { type PlannedRow, plannedDays } from './planned-days.queries.ts'
import { zoneOf } from './workdays.queries.ts'

/** A day of the plan as answered. */
export function dayOfPlan({ date, source, kind, times, minutes, patternId, holiday, note }: PlannedRow) {
  const { segments = [], breaks = [] } = times ?? {}
  return { date, source, kind, segments, breaks, minutes, patternId, holiday, note: note ?? '' }
}

/** The same with its segments as instants. */
function shiftOfPlan(row: PlannedRow) {
  const { date, times, timeZone } = row
  return { ...dayOfPlan(row), timeZone, spans: spansOn(times?.segments ?? [], date, timeZone) }
}

/** How far ahead the next shift is searched. */
const nextDays = 60

/** One's own plan of a period (by default this month), and the next shift that has not ended. */
export async function ownShifts(
  { db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>,
  asked: { from?: string; until?: string },
) {
  const now = clock.now()
  const today = dayIn(now, await zoneOf(db, user, now))
  const from = asked.from ?? `${(asked.until ?? today).slice(0, 8)}01`
  const until = asked.until ?? lastOfMonth(from)
  // A night shift of yesterday may still run.
  const coming = { from: daysAfter(today, -1), until: daysAfter(today, nextDays) }
  const [days, ahead] = [
    await plannedDays(db, [user.id], { from, until }),
    await plannedDays(db, [user.id], coming),
  ]
  const next = ahead.map(shiftOfPlan).find(({ spans }) => (spans.at(-1)?.endedAt ?? now) > now)
  return { days: days.map(shiftOfPlan), next: next ?? null }
}

const lastOfMonth = (day: string): string =>
  daysAfter(`${daysAfter(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1)
