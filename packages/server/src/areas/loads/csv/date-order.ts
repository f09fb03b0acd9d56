import type { Analysis } from '@portal/sdk/contract'

export type DateOrder = NonNullable<Analysis['dateOrder']>

/** The number of records to check: the order shows early. */
const mostRecords = 20_000
const dates = /(?:^|[;,\t|"])\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?=$|[;,\t|"\sT])/g

/** Detects the order of day and month: a number above twelve is no month. */
export class DateOrderTally {
  #dayFirst = 0
  #monthFirst = 0
  #read = 0

  add(raw: string): void {
    if (this.#read >= mostRecords) return
    this.#read += 1
    for (const [, first, second] of raw.matchAll(dates)) {
      if (Number(first) > 12 && Number(second) <= 12) this.#dayFirst += 1
      else if (Number(second) > 12 && Number(first) <= 12) this.#monthFirst += 1
    }
  }

  /** The only order that all dates allow; null when ambiguous or contradictory. */
  order(): DateOrder | null {
    if (this.isMixed()) return null
    if (this.#dayFirst > 0) return 'dmy'
    return this.#monthFirst > 0 ? 'mdy' : null
  }

  isMixed(): boolean {
    return this.#dayFirst > 0 && this.#monthFirst > 0
  }
}
