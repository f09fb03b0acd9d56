import { daysAfter, firstOf, lastOf, monthOf, monthsAfter } from '#db/day.ts'
import { regularMonths } from '#telework/days.rules.ts'

/** The first day of the legal reference period for remote work that ends on a day (Ley 10/2021 art. 1). */
export function monthsBefore(until: string): string {
  const month = monthsAfter(monthOf(until), -regularMonths)
  const last = lastOf(month)
  const same = `${firstOf(month).slice(0, 8)}${until.slice(8)}`
  return daysAfter(same < last ? same : last, 1)
}
