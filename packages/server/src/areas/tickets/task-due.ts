import { daysAfter } from '#db/day.ts'
import { instantIn } from '#db/zoned-day.ts'

type Due = { dueOn: string | null; dueTime: string | null; timeZone: string }

/** From when on it is too late: the time of the day that was said, or the end of the day; null without a day. */
export function dueAtOf({ dueOn, dueTime, timeZone }: Due): Date | null {
  if (dueOn === null) return null
  return dueTime === null
    ? instantIn(daysAfter(dueOn, 1), '00:00', timeZone)
    : instantIn(dueOn, dueTime, timeZone)
}
