import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek, type DateRange } from './iso-date.ts'

/** The most common periods. */
export const presetIds = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last30Days',
  'thisYear',
] as const

/** One of the presets. */
export type PresetId = (typeof presetIds)[number]

const daysAgo = (today: string, from: number, to: number): DateRange => ({
  start: addDays(today, -from),
  end: addDays(today, -to),
})

const week = (day: string): DateRange => ({ start: startOfWeek(day), end: addDays(startOfWeek(day), 6) })
const month = (day: string): DateRange => ({ start: startOfMonth(day), end: endOfMonth(day) })

const ranges: Record<PresetId, (today: string) => DateRange> = {
  today: (today) => daysAgo(today, 0, 0),
  yesterday: (today) => daysAgo(today, 1, 1),
  thisWeek: week,
  lastWeek: (today) => week(addDays(today, -7)),
  thisMonth: month,
  lastMonth: (today) => month(addMonths(startOfMonth(today), -1)),
  last30Days: (today) => daysAgo(today, 29, 0),
  thisYear: (today) => ({ start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` }),
}

/**
 * The range of a preset, counted from `today`, an ISO date in the reader's own time zone. Weeks (from Monday), months
 * and years are whole; `last30Days` ends today.
 */
export const presetRange = (id: PresetId, today: string): DateRange => ranges[id](today)
