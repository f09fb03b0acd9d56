import { grouped } from '#db/grouped.ts'
import type { StaffNeed } from '#db/schema/vacation-plans.ts'
import { weekdayOf } from '#time-record/shift-plan.rules.ts'

/** Somebody at work on a date; without times, which only a shift plan knows. */
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

/** Whether somebody is present in the whole interval. */
const isThere = ({ firstMinute, lastMinute }: OnDuty, { start, end }: StaffNeed): boolean =>
  firstMinute === null || lastMinute === null || (firstMinute <= start && lastMinute >= end)

/** An interval with its required people and those present. */
export type Staffing = Omit<Covered, 'before' | 'after'> & { there: ReadonlySet<string> }

/** The required and the present people, by date and interval. */
export function staffing(
  dates: readonly string[],
  needs: readonly StaffNeed[],
  onDuty: readonly OnDuty[],
): Staffing[] {
  const byDate = grouped(onDuty, ({ date }) => date)
  return dates.flatMap((date) =>
    needs
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(date) + 1))
      .map((need) => {
        const skillId = need.skillId ?? null
        const there = (byDate.get(date) ?? []).filter(
          (one) => (skillId === null || one.skillId === skillId) && isThere(one, need),
        )
        const { start, end, people: needed } = need
        const ids = new Set(there.map(({ employeeId }) => employeeId))
        return { date, skillId, start, end, needed, there: ids }
      }),
  )
}

/** How many of the present would be left. */
export function coverage(staffed: readonly Staffing[], off: readonly Off[]): Covered[] {
  const offOn = new Map<string, Set<string>>()
  for (const { date, employeeId } of off) offOn.set(date, (offOn.get(date) ?? new Set()).add(employeeId))
  return staffed.map(({ there, ...row }) => {
    const awayCount = [...(offOn.get(row.date) ?? [])].filter((id) => there.has(id)).length
    return { ...row, before: there.size, after: there.size - awayCount }
  })
}

/** The total of missing people over all intervals. */
export const missingOf = (covered: readonly Covered[]): number =>
  covered.reduce((all, { needed, after }) => all + Math.max(0, needed - after), 0)
