import { today } from './this-month.ts'

/** The current month, as `2026-11`. */
export const thisMonth = (): string => today().slice(0, 7)

/** The month this many months later. */
export function monthsAfter(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + count)
  return at.toISOString().slice(0, 7)
}

/** The last twelve months, the current one first. */
export const lastMonths = (): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => monthsAfter(thisMonth(), -index))

/** The month in the URL, if valid. */
export const monthIn = (text: string | null | undefined): string | undefined =>
  text != null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined
