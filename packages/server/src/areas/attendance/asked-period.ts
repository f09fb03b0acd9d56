import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { dayIn } from '#db/zoned-day.ts'
import { runningAfter } from '#time-record/spans.rules.ts'
import { shiftLimitsOf } from '#time-record/time-rules.queries.ts'
import type { Period } from './derived-days.queries.ts'
import { zoneOf } from './workdays.queries.ts'

/** A leap year and a day. */
const mostDays = 366

/** Today, in the time zone of the caller's work center. */
export const todayOf = async ({ db, clock, user }: Pick<Context, 'db' | 'clock' | 'user'>): Promise<string> =>
  dayIn(clock.now(), await zoneOf(db, user, clock.now()))

/** A range of days, as of now; refused when it is empty or longer than a year. */
export async function periodOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  from: string,
  until: string,
): Promise<Period> {
  if (until < from) refuse('greater_than', 'until', { value: from })
  if (until > daysAfter(from, mostDays - 1))
    refuse('less_than', 'until', { value: daysAfter(from, mostDays - 1) })
  return presentPeriod(db, { from, until, now: clock.now() })
}

/** The same for a report. Defaults to this month up to today. */
export async function reportPeriodOf(
  context: Pick<Context, 'db' | 'clock' | 'user'>,
  { from, until }: { from: string | undefined; until: string | undefined },
): Promise<Period> {
  const today = await todayOf(context)
  const last = until ?? (from !== undefined && from > today ? from : today)
  return periodOf(context, from ?? `${last.slice(0, 8)}01`, last)
}

/** Days, and the instant as of which they are read. */
export const presentPeriod = async (
  db: Db,
  days: Pick<Period, 'from' | 'until' | 'now'>,
): Promise<Period> => ({
  ...days,
  runningAfter: runningAfter(days.now),
  limits: await shiftLimitsOf(db),
})
