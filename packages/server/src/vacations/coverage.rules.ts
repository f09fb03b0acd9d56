import type { StaffNeed } from '#db/schema/vacation-plans.ts'
import { weekdayOf } from '#time-record/shift-plan.rules.ts'

/** Somebody at work on a date; without minutes of the day, which only a plan of shifts knows. */
export type OnDuty = {
  date: string
  employeeId: string
  skillId: string | null
  firstMinute: number | null
  lastMinute: number | null
}
/** Who is off on which date if a set of requests is approved. */
type Off = { date: string; employeeId: string }
export type Covered = {
  date: string
  skillId: string | null
  start: number
  end: number
  needed: number
  before: number
  after: number
}

/** Whether somebody is there in the whole interval. */
const isThere = ({ firstMinute, lastMinute }: OnDuty, { start, end }: StaffNeed): boolean =>
  firstMinute === null || lastMinute === null || (firstMinute <= start && lastMinute >= end)

/** Who is needed, who is there and who would be left, by date and interval of the need. */
export function coverage(
  dates: readonly string[],
  needs: readonly StaffNeed[],
  onDuty: readonly OnDuty[],
  off: readonly Off[],
): Covered[] {
  const isOff = new Set(off.map(({ date, employeeId }) => `${date} ${employeeId}`))
  return dates.flatMap((date) =>
    needs
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(date) + 1))
      .map((need) => {
        const skillId = need.skillId ?? null
        const there = onDuty.filter(
          (one) => one.date === date && (skillId === null || one.skillId === skillId) && isThere(one, need),
        )
        const after = there.filter(({ employeeId }) => !isOff.has(`${date} ${employeeId}`)).length
        const { start, end, people: needed } = need
        return { date, skillId, start, end, needed, before: there.length, after }
      }),
  )
}

/** How many people are missing of what is needed, over all intervals. */
export const missingOf = (covered: readonly Covered[]): number =>
  covered.reduce((all, { needed, after }) => all + Math.max(0, needed - after), 0)
