import { daysAfter } from '#db/day.ts'
import { instantIn } from '#db/zoned-day.ts'

type Due = { dueOn: string | null; dueTime: string | null; timeZone: string }

/** The instant from which it is late: the given time, or the end of the day; null without a date. */
export function dueAtOf({ dueOn, dueTime, timeZone }: Due): Date | null {
  if (dueOn === null) return null
  return dueTime === null
    ? instantIn(daysAfter(dueOn, 1), '00:00', timeZone)
    : instantIn(dueOn, dueTime, timeZone)
}
