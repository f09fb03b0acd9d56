import { today } from './this-month.ts'

/** The period of a planner: a week from Monday on, or a month. */
export type PlannerView = 'week' | 'month'
export const plannerViews = ['week', 'month'] as const satisfies readonly PlannerView[]

/** The visible days. */
export interface ShownDays {
  readonly view: PlannerView
  readonly from: string
  readonly until: string
  readonly days: number
}

const dayMs = 24 * 60 * 60_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const daysAfter = (day: string, count: number): string => dayOf(msOf(day) + count * dayMs)
const mondayOf = (day: string): string => daysAfter(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7))
const firstOf = (day: string): string => `${day.slice(0, 8)}01`

/** The week or month around a day. Defaults to today. */
export function shownDays(view: PlannerView, asked?: string): ShownDays {
  const day = asked !== undefined && !Number.isNaN(msOf(asked)) ? asked : today()
  if (view === 'week') return { view, from: mondayOf(day), until: daysAfter(mondayOf(day), 6), days: 7 }
  const from = firstOf(day)
  const next = firstOf(daysAfter(from, 31))
  return { view, from, until: daysAfter(next, -1), days: (msOf(next) - msOf(from)) / dayMs }
}

/** The same day in the previous or next period. */
export const dayBeside = ({ from, until }: ShownDays, direction: -1 | 1): string =>
  direction === 1 ? daysAfter(until, 1) : daysAfter(from, -1)
