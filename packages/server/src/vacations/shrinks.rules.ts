import type { AskedDay } from './count.rules.ts'

/** Whether days are a subset of the earlier ones, none of them longer: such a change affects nobody else. */
export const shrinks = (before: readonly AskedDay[], after: readonly AskedDay[]): boolean =>
  after.every((day) => before.some((one) => one.date === day.date && isWithin(day, one)))

function isWithin(day: AskedDay, one: AskedDay): boolean {
  if (one.part === 'day') return true
  return day.part === one.part && (day.minutes ?? 0) <= (one.minutes ?? 0)
}
