import { parseDate, type CalendarDate } from '@internationalized/date'

const dayMs = 86_400_000

/** The days from `start` to `end`, inclusive, as ISO dates such as `2026-11-21`. */
export interface DateRange {
  start: string
  end: string
}

/** Parses an ISO date; null when it is missing or invalid, as in a URL typed by hand. */
export function readDate(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined) return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

export const addDays = (iso: string, days: number): string => parseDate(iso).add({ days }).toString()
export const addMonths = (iso: string, months: number): string => parseDate(iso).add({ months }).toString()
export const addYears = (iso: string, years: number): string => parseDate(iso).add({ years }).toString()

/** The number of days from `start` to the other day. */
export const daysFrom = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / dayMs

/** 0 on Monday, 6 on Sunday: weeks begin on Monday in every language of the kit. */
export const weekdayOf = (iso: string): number => (new Date(Date.parse(iso)).getUTCDay() + 6) % 7
export const isWeekend = (iso: string): boolean => weekdayOf(iso) >= 5

export const startOfWeek = (iso: string): string => addDays(iso, -weekdayOf(iso))
export const startOfMonth = (iso: string): string => `${iso.slice(0, 8)}01`
export const endOfMonth = (iso: string): string => addDays(addMonths(startOfMonth(iso), 1), -1)

/** This many consecutive days. */
export const daysInRow = (start: string, count: number): string[] =>
  Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(start) + at * dayMs).toISOString().slice(0, 10),
  )

/** Every day of a range. */
export const daysOf = ({ start, end }: DateRange): string[] => daysInRow(start, daysFrom(start, end) + 1)

/** The range between two days, in either order. */
export const rangeBetween = (one: string, other: string): DateRange =>
  one <= other ? { start: one, end: other } : { start: other, end: one }

export const isInRange = (iso: string, range: DateRange | null): boolean =>
  range !== null && iso >= range.start && iso <= range.end

/** The part of a range inside the bounds, or null when nothing remains. */
export function clampRange(range: DateRange, min: string | undefined, max: string | undefined) {
  const start = min !== undefined && range.start < min ? min : range.start
  const end = max !== undefined && range.end > max ? max : range.end
  return start > end ? null : { start, end }
}
