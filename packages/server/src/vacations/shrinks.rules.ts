import type { AskedDay } from './count.rules.ts'

/** Whether days are some of those before, none of them longer: a change to them takes nothing from anybody. */
export const shrinks = (before: readonly AskedDay[], after: readonly AskedDay[]): boolean =>
  after.every((day) => before.some((one) => one.date === day.date && isWithin(day, one)))

function isWithin(day: AskedDay, one: AskedDay): boolean {
  if (one.part === 'day') return true
  return day.part === one.part && (day.minutes ?? 0) <= (one.minutes ?? 0)
}
