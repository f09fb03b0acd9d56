import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter, lastOf, monthOf } from '#db/day.ts'
import { type NameOrder, namedInOrder } from '#db/people-in-order.ts'
import type { Paging } from '#db/page.ts'
import { type By, follows, noPlace, orderedBy, type Place } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import { beginOf, type Days } from '#db/runs-of-days.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'

/**
 * Splits a list by date: one day first and twice as many each time, so that the first page reads only the first days.
 * Whatever the cursor says, only days of the period are read.
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

type Unit = 'day' | 'week' | 'month'
type PlaceInTime = { isDown: boolean; place: Place | undefined }

/** Splits a list by periods: days as `daysInOrder` does, otherwise one period at a time, clipped at the ends. */
export function* periodsInOrder(days: Days, unit: Unit, { isDown, place }: PlaceInTime): Generator<Days> {
  if (unit === 'day') {
    yield* daysInOrder(days, isDown, place)
    return
  }
  const begin = place === undefined ? undefined : dateOf(place)
  const spans = [...periodsOf(days, unit)]
  for (const span of isDown ? spans.reverse() : spans)
    if (begin === undefined || (isDown ? span.from <= begin : span.until >= begin)) yield span
}

function* periodsOf({ from, until }: Days, unit: 'week' | 'month'): Generator<Days> {
  for (let first = from; first <= until; ) {
    const last = earliest(until, endOf(first, unit))
    yield { from: first, until: last }
    first = daysAfter(last, 1)
  }
}

const endOf = (date: string, unit: 'week' | 'month'): string =>
  unit === 'month' ? lastOf(monthOf(date)) : daysAfter(beginOf(date, unit), 6)

/** A period in ranges of this many days, in order. */
export function* spansOf({ from, until }: Days, isDown: boolean, days: number): Generator<Days> {
  if (isDown)
    for (let last = until; last >= from; last = daysAfter(last, -days))
      yield { from: latest(from, daysAfter(last, 1 - days)), until: last }
  else
    for (let first = from; first <= until; first = daysAfter(first, days))
      yield { from: first, until: earliest(until, daysAfter(first, days - 1)) }
}

const latest = (one: string, other: string) => (one > other ? one : other)
const earliest = (one: string, other: string) => (one < other ? one : other)

/** The day in a cursor of a list by date, which may be forged. */
function dateOf({ values: [date] }: Place): string {
  if (date == null || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) noPlace()
  return date ?? noPlace()
}

/**
 * A list by name, `first` people and then four times as many each time, up to `most`, never splitting people of the
 * same name.
 */
export const peopleInOrder = (db: Db, reach: Reach, asked: AskedPeople, order: NameOrder) =>
  namedInOrder(db, isAsked(reach, asked, sql`u.id`), order)

type Page = {
  order: readonly By[]
  place: Place | undefined
  count: number
  /** Some of the rows: without a cursor, the last value of a page of these bounds the rows that are sorted by name. */
  bounded?: RawBuilder<unknown> | undefined
}

/**
 * The people of the first rows after a cursor: only the sort values are computed to find them. The other columns are
 * then read for these people alone.
 */
export async function firstPeople(
  db: Db,
  rows: RawBuilder<unknown>,
  { order, place, count, bounded }: Page,
): Promise<string[]> {
  const isBehind = place === undefined ? isWithin(order, count, bounded) : follows(order, place)
  const found = await sql<{ id: string }>`
    select employee_id as id from (${rows}) matching
    where ${isBehind} order by ${orderedBy(order)} limit ${sql.lit(count)}`.execute(db)
  return [...new Set(found.rows.map(({ id }) => id))]
}

/** Whether the first sort value is within a page of some of the rows; if these are fewer than a page, any is. */
function isWithin([first]: readonly By[], count: number, rows?: RawBuilder<unknown>): RawBuilder<unknown> {
  if (rows === undefined || first === undefined) return sql`true`
  const sign = sql.raw(first.isDown === true ? '>=' : '<=')
  const last = sql`select ${first.by} from (${rows}) b order by ${orderedBy([first])} limit 1 offset ${sql.lit(count - 1)}`
  return sql`coalesce(${first.by} ${sign} (${last}), true)`
}

/** The number of rows of a page plus one. */
export const countOf = ({ page = 1, perPage = 25 }: Paging, place: Place | undefined): number =>
  (place === undefined ? page : 1) * perPage + 1

/** The number of people to request, at least one. */
export async function peopleOf(db: Db, reach: Reach, asked: AskedPeople): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from employees e where ${isAsked(reach, asked, sql`e.user_id`)}`.execute(
    db,
  )
  return Math.max(1, rows[0]?.people ?? 1)
}
