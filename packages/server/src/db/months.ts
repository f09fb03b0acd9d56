import { daysAfter } from './day.ts'

/** The month of a day, as `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The first day of a month. */
export const firstOf = (month: string): string => `${month}-01`

/** The month that is so many months later. */
export function monthsAfter(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + count)
  return monthOf(at.toISOString())
}

/** The last day of a month. */
export const lastOf = (month: string): string => daysAfter(firstOf(monthsAfter(month, 1)), -1)

/** Every day of a month. */
export function daysOfMonth(month: string): string[] {
  const count = Number(lastOf(month).slice(8))
  return Array.from({ length: count }, (_, index) => daysAfter(firstOf(month), index))
}
