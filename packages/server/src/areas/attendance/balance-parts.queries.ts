import type { RawBuilder } from 'kysely'
import type { Db } from '#db/database.ts'
import { noPlace, type Place } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import { only } from './asked-people.queries.ts'
import type { AskedDays, Balances } from './derived-days.queries.ts'
import { areMore, balanceAt, knownDays, type KnownPeriod } from './stored-days.queries.ts'
import { peopleInOrder } from './list-parts.queries.ts'

type Found = { period: KnownPeriod; asked: AskedDays }
type BalanceOrder = {
  isDown: boolean
  place: Place | undefined
  /** The minimum number of days of the first part; each next part has four times as many. */
  first: number
  /** When one balance has more days than this, they are read by name. */
  sortedAtOnce?: number
}

/**
 * The matching days by balance, in parts: the first balances, up to one with many days, and days without a balance
 * last. The stored days determine how far a part goes; derived days are added to the same part.
 */
export async function* balancesInOrder(
  db: Db,
  reach: Reach,
  { period, asked }: Found,
  { isDown, place, first, sortedAtOnce = 5000 }: BalanceOrder,
): AsyncGenerator<RawBuilder<unknown>> {
  const of = (balances: Balances, found = asked) => knownDays(reach, period, { ...found, balances })
  const step = isDown ? -1 : 1
  const begin = place === undefined ? undefined : balanceOf(place)
  for (let next = begin, count = first; next !== null; count *= 4) {
    const left = { ...asked, balances: between(next, undefined, isDown) }
    const end = await balanceAt(db, reach, period, left, { isDown, count })
    if (end === undefined) {
      yield of(left.balances)
      break
    }
    if (next !== end) yield of(between(next, end - step, isDown))
    const same = { from: end, until: end }
    const areMany = await areMore(db, reach, period, { ...asked, balances: same }, sortedAtOnce)
    if (!areMany) yield of(same)
    const order = { isDown: false, first: Math.max(first, 64), place: placeWithin(begin === end, place) }
    const people = areMany ? peopleInOrder(db, reach, asked, order) : []
    for await (const some of people) yield of(same, only(asked, some))
    next = end + step
  }
  yield of('none')
}

/** The cursor within one balance, if the list continues there. */
const placeWithin = (isThere: boolean, place: Place | undefined): Place | undefined =>
  isThere && place ? { ...place, values: place.values.slice(1) } : undefined

/** A range of balances in the direction of the list; unbounded for all of them. */
const between = (first: number | undefined, last: number | undefined, isDown: boolean): Balances =>
  isDown ? { from: last, until: first } : { from: first, until: last }

/** The balance in a cursor, which may be forged. */
function balanceOf({ values: [balance] }: Place): number | null {
  if (balance == null) return null
  return Number.isSafeInteger(Number(balance)) ? Number(balance) : noPlace()
}
