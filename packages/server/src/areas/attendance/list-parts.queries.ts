import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { type NameOrder, namedInOrder } from '#db/people-in-order.ts'
import { noPlace, type Place } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'

type Days = { from: string; until: string }

/**
 * A list by date, one day first and twice as many each time: its first page lies on its first days. Wherever a place
 * may be, only days of the period are read.
 */
export function* daysInOrder({ from, until }: Days, isDown: boolean, place?: Place): Generator<Days> {
  const begin = place === undefined ? undefined : dateOf(place)
  let [first, last] = isDown ? [from, earliest(begin ?? until, until)] : [latest(begin ?? from, from), until]
  for (let count = 1; first <= last; count *= 2) {
    if (isDown) {
      const least = latest(first, daysAfter(last, 1 - count))
      yield { from: least, until: last }
      last = daysAfter(least, -1)
    } else {
      const most = earliest(last, daysAfter(first, count - 1))
      yield { from: first, until: most }
      first = daysAfter(most, 1)
    }
  }
}

const latest = (one: string, other: string) => (one > other ? one : other)
const earliest = (one: string, other: string) => (one < other ? one : other)

/** The day of a place in a list by date; whoever made it up may have put anything there. */
function dateOf({ values: [date] }: Place): string {
  if (date == null || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) noPlace()
  return date ?? noPlace()
}

/** A list by name, `first` people and then four times as many each time; those of one name stay together. */
export const peopleInOrder = (db: Db, reach: Reach, asked: AskedPeople, order: NameOrder) =>
  namedInOrder(db, isAsked(reach, asked, sql`u.id`), order)

/** So many days of people are added up in a tenth of a second or two. */
const soonAddedUp = 20_000

/** Whether there may be more days of these people than are added up at once. */
export async function isLong(
  db: Db,
  reach: Reach,
  { from, until }: Days,
  asked: AskedPeople,
): Promise<boolean> {
  const { rows } = await sql<{ days: number }>`
    select count(*)::int * (${until}::date - ${from}::date + 1) as days from employees e
    where ${isAsked(reach, asked, sql`e.user_id`)}`.execute(db)
  return (rows[0]?.days ?? 0) > soonAddedUp
}
