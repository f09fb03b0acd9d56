import { refuse } from '#contract/refuse.ts'

const workdaysInWeek = 5

/** The minutes of each weekday: explicit ones, or the weekly minutes divided from Monday to Friday. */
export function weekDaysOf(weeklyMinutes: number, weekDays: readonly number[] | undefined): number[] {
  if (weekDays !== undefined) {
    if (weekDays.reduce((sum, minutes) => sum + minutes, 0) !== weeklyMinutes)
      refuse('invalid', 'weekDays', { count: weeklyMinutes })
    return [...weekDays]
  }
  const each = Math.floor(weeklyMinutes / workdaysInWeek)
  const rest = weeklyMinutes - each * workdaysInWeek
  return [...Array.from({ length: workdaysInWeek }, (_, day) => each + (day < rest ? 1 : 0)), 0, 0]
}
