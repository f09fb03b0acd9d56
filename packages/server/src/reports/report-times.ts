import { daysAfter, firstOf, lastOf, monthOf, monthsAfter } from '#db/day.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'

export type ReportPeriod = 'yesterday' | 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth'
export type ReportSchedule = {
  every: 'day' | 'week' | 'month'
  weekday: number | null
  day: number | null
  hour: number
  timeZone: string
}
type Days = { from: string; until: string }

/** Monday is 1 (ISO 8601). */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const mondayOf = (day: string): string => daysAfter(day, 1 - weekdayOf(day))

const periods: Record<ReportPeriod, (today: string) => Days> = {
  yesterday: (today) => ({ from: daysAfter(today, -1), until: daysAfter(today, -1) }),
  thisWeek: (today) => ({ from: mondayOf(today), until: today }),
  lastWeek: (today) => ({ from: daysAfter(mondayOf(today), -7), until: daysAfter(mondayOf(today), -1) }),
  thisMonth: (today) => ({ from: firstOf(monthOf(today)), until: today }),
  lastMonth: (today) => {
    const month = monthsAfter(monthOf(today), -1)
    return { from: firstOf(month), until: lastOf(month) }
  },
}

/** The days of a period, relative to a day. */
export const daysOf = (period: ReportPeriod, today: string): Days => periods[period](today)

/** The longest interval between two runs of a schedule, in days, and more. */
const longestPause = 62

/** The next run of a schedule after a moment: at its hour in its zone, across clock changes. */
export function nextTime(schedule: ReportSchedule, now: Date): Date {
  const { hour, timeZone } = schedule
  const time = `${String(hour).padStart(2, '0')}:00`
  let day = dayIn(now, timeZone)
  for (let count = 0; count < longestPause; count += 1, day = daysAfter(day, 1)) {
    if (!isItsDay(schedule, day)) continue
    const at = instantIn(day, time, timeZone)
    if (at > now) return at
  }
  throw new Error('a schedule without a next time')
}

function isItsDay({ every, weekday, day: dayOfMonth }: ReportSchedule, day: string): boolean {
  if (every === 'day') return true
  if (every === 'week') return weekdayOf(day) === (weekday ?? 1)
  const last = Number(lastOf(monthOf(day)).slice(8))
  return Number(day.slice(8)) === Math.min(dayOfMonth ?? 1, last)
}
