import { isDeepStrictEqual } from 'node:util'
import { monthOf } from '#db/day.ts'
import type { Db } from '#db/database.ts'
import { lockedMinutes } from './locked-minutes.queries.ts'

/**
 * Does work that may change planned minutes, and refuses it if that affects a locked month, on which people's pay is
 * based. This is known only afterwards; the refusal rolls the transaction back.
 */
export async function protectingLocked<Result>(
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
