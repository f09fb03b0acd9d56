import { createHash } from 'node:crypto'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { refuse } from '#contract/refuse.ts'
import { codeOf } from './failures.ts'

/**
 * A sort expression of a list. Together they form a total order. None is a boolean: PGlite cannot read those as text.
 */
export type By = { by: Expression<unknown>; isDown?: boolean; isNullLast?: boolean }

/** Orders by it; nulls come last in ascending order, and first in descending order. */
export const by = (one: Expression<unknown>, isDown = false): By => ({ by: one, isDown, isNullLast: !isDown })

/** A cursor: the sort values of the last row of a page, and the count and sums from when the list was begun, if any. */
export type Place = {
  page: number
  totalCount: number | null
  values: readonly (string | null)[]
  sums?: Sums | undefined
}
type Sums = Readonly<Record<string, number | null>>

/** The sort values of the current row as text, so that neither a microsecond nor an infinity is lost. */
export const valuesOf = (order: readonly By[]): RawBuilder<(string | null)[]> =>
  sql`array[${sql.join(order.map(({ by }) => sql`(${by})::text`))}]`

export const orderedBy = (order: readonly By[]): RawBuilder<unknown> =>
  sql.join(
    order.map(({ by, isDown = false, isNullLast = !isDown }) => {
      const words = sql.raw(`${isDown ? 'desc' : 'asc'} nulls ${isNullLast ? 'last' : 'first'}`)
      return sql`${by} ${words}`
    }),
  )

/** Whether the current row is after a cursor. The database infers the types of its texts. */
export const follows = (order: readonly By[], { values }: Place): RawBuilder<boolean> =>
  order.reduceRight((among, by, index) => behind(by, values[index] ?? null, among), sql<boolean>`false`)

/**
 * After a value of one expression; `among` handles rows with the same value. The redundant outer bound lets an index
 * be used.
 */
function behind(
  { by, isDown = false, isNullLast = !isDown }: By,
  value: string | null,
  among: RawBuilder<boolean>,
): RawBuilder<boolean> {
  if (value === null)
    return isNullLast ? sql`(${by} is null and ${among})` : sql`(${by} is not null or ${among})`
  const sign = sql.raw(isDown ? '<' : '>')
  const beyond = sql<boolean>`(${by} ${sign}= ${value} and (${by} ${sign} ${value} or ${among}))`
  return isNullLast ? sql`(${beyond} or ${by} is null)` : beyond
}

/**
 * The contract's `next`. It grants no access, so it needs no signature; the checksum detects garbled cursors and
 * those of another order.
 */
export function tokenOf({ page, totalCount, values, sums = {} }: Place, order: string): string {
  const text = JSON.stringify([page, totalCount, sums, ...values])
  return sumOf(order, text) + Buffer.from(text).toString('base64url')
}

/** Parses the contract's `after` for this order. */
export function placeOf(after: string, order: string): Place {
  const text = Buffer.from(after.slice(sumLength), 'base64url').toString()
  return (after.slice(0, sumLength) === sumOf(order, text) && readPlace(text)) || noPlace()
}

/** Refuses an `after` that is no cursor of the list. */
export const noPlace = (): never => refuse('invalid', 'after')

const sumLength = 12
const sumOf = (order: string, text: string): string =>
  createHash('sha256').update(`${order}\n${text}`).digest('base64url').slice(0, sumLength)

/** Anybody who reads this file can forge the checksum. */
function readPlace(text: string): Place | undefined {
  try {
    const [page, totalCount, sums, ...values] = JSON.parse(text) as unknown[]
    return isCount(page) &&
      (totalCount === null || isCount(totalCount)) &&
      isSums(sums) &&
      values.every(isText)
      ? { page, totalCount, values, sums }
      : undefined
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isSums = (value: unknown): value is Sums =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => one === null || typeof one === 'number')
const isText = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** A forged cursor may cause an SQL error, such as an impossible date or text instead of a number: refuse it as one. */
export async function refusingMadeUp<Rows>(place: Place | undefined, rows: Promise<Rows>): Promise<Rows> {
  try {
    return await rows
  } catch (error) {
    if (place && codeOf(error).startsWith('22')) noPlace()
    throw error
  }
}
