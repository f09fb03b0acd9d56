import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { dayIn } from '#db/zoned-day.ts'
import { shiftLimits } from '#time-record/day-limits.ts'
import { runningAfter } from '#time-record/spans.rules.ts'
import { type Period, zoneOf } from './workdays.queries.ts'

/** A year, and a day more in a leap year. */
const mostDays = 366

/** Today, where the person who asks works. */
export const todayOf = async ({ db, clock, user }: Pick<Context, 'db' | 'clock' | 'user'>): Promise<string> =>
  dayIn(clock.now(), await zoneOf(db, user, clock.now()))

/** The days from one to another, at the present; refused when they are none, and more than a year. */
export function periodOf({ clock }: Pick<Context, 'clock'>, from: string, until: string): Period {
  if (until < from) refuse('greater_than', 'until', { value: from })
  if (until > daysAfter(from, mostDays - 1))
    refuse('less_than', 'until', { value: daysAfter(from, mostDays - 1) })
  return { from, until, now: clock.now(), runningAfter: runningAfter(clock.now()), limits: shiftLimits() }
}

/** The same for a report: of the month up to today, as far as nothing else is asked for. */
export async function reportPeriodOf(
  context: Pick<Context, 'db' | 'clock' | 'user'>,
  { from, until }: { from: string | undefined; until: string | undefined },
): Promise<Period> {
  const today = await todayOf(context)
  const last = until ?? (from !== undefined && from > today ? from : today)
  return periodOf(context, from ?? `${last.slice(0, 8)}01`, last)
}
