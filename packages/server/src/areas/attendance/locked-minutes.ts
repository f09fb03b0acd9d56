import { isDeepStrictEqual } from 'node:util'
import { monthOf } from '#db/day.ts'
import type { Db } from '#db/database.ts'
import { lockedMinutes } from './locked-minutes.queries.ts'

/**
 * Does something that may change what days ask for, and refuses it where it does so in a locked month: what was locked
 * is what people are paid for. Whether it does is known when it is done; a refusal takes it back with the transaction.
 */
export async function keepingLocked<Result>(
  db: Db,
  dates: readonly string[],
  act: () => Promise<Result>,
  refusing: (month: string) => never,
): Promise<Result> {
  const before = await Promise.all(dates.map((date) => lockedMinutes(db, date)))
  const result = await act()
  for (const [index, date] of dates.entries())
    if (!isDeepStrictEqual(await lockedMinutes(db, date), before[index])) refusing(monthOf(date))
  return result
}
