import { createHash } from 'node:crypto'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { refuse } from '#contract/refuse.ts'
import { codeOf } from './failures.ts'

/**
 * One of the expressions that a list is ordered by. All of them together tell any two rows apart. None is a boolean: PGlite
 * takes none as text.
 */
export type By = { by: Expression<unknown>; isDown?: boolean; isNullLast?: boolean }

/** Ordered by this; what has no value comes last upwards, and first downwards. */
export const by = (one: Expression<unknown>, isDown = false): By => ({ by: one, isDown, isNullLast: !isDown })

/**
 * Where a page ended: what its last row was ordered by, and what was counted when its list was begun, nothing where it was
 * not, with what all its rows added up to, where they have sums.
 */
export type Place = {
  page: number
  totalCount: number | null
  values: readonly (string | null)[]
  sums?: Sums | undefined
}
type Sums = Readonly<Record<string, number | null>>

/** What the row at hand is ordered by, as text: neither a microsecond nor an infinity is lost on the way. */
export const valuesOf = (order: readonly By[]): RawBuilder<(string | null)[]> =>
  sql`array[${sql.join(order.map(({ by }) => sql`(${by})::text`))}]`

export const orderedBy = (order: readonly By[]): RawBuilder<unknown> =>
  sql.join(
    order.map(({ by, isDown = false, isNullLast = !isDown }) => {
      const words = sql.raw(`${isDown ? 'desc' : 'asc'} nulls ${isNullLast ? 'last' : 'first'}`)
      return sql`${by} ${words}`
    }),
  )

/** Whether the row at hand stands behind a place. Of which types its texts are the database finds out itself. */
export const follows = (order: readonly By[], { values }: Place): RawBuilder<boolean> =>
  order.reduceRight((among, by, index) => behind(by, values[index] ?? null, among), sql<boolean>`false`)

/** Behind a value of one expression; `among` tells of the rows that share it. The outer limit is there for an index. */
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

/** The contract's `next`. It opens nothing, so nobody needs to sign it; the sum tells what was garbled, or belongs to another order. */
export function tokenOf({ page, totalCount, values, sums = {} }: Place, order: string): string {
  const text = JSON.stringify([page, totalCount, sums, ...values])
  return sumOf(order, text) + Buffer.from(text).toString('base64url')
}

/** The place that the contract's `after` names in this order. */
export function placeOf(after: string, order: string): Place {
  const text = Buffer.from(after.slice(sumLength), 'base64url').toString()
  return (after.slice(0, sumLength) === sumOf(order, text) && readPlace(text)) || noPlace()
}

/** Refuses an `after` that names no place of the list. */
export const noPlace = (): never => refuse('invalid', 'after')

const sumLength = 12
const sumOf = (order: string, text: string): string =>
  createHash('sha256').update(`${order}\n${text}`).digest('base64url').slice(0, sumLength)

/** Whoever reads this file can make a sum of anything. */
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

/** What a made-up place asks the database is refused as one: a day that there is not, words instead of a number. */
export async function refusingMadeUp<Rows>(place: Place | undefined, rows: Promise<Rows>): Promise<Rows> {
  try {
    return await rows
  } catch (error) {
    if (place && codeOf(error).startsWith('22')) noPlace()
    throw error
  }
}
