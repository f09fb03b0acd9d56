import type { Context } from '#contract/handlers.ts'
import { conflict } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { grouped } from '#db/grouped.ts'
import { bucketsOf, insertMovements } from '#vacations/ledger.queries.ts'
import { rulesOf, rulesOfEach } from './vacation-balances.queries.ts'
import { consumed, endAfter } from './vacation-returns.queries.ts'
import { type Spending as SpendingRow, spendingsOf } from './vacation-moves.queries.ts'
import type { Row } from './vacation-requests.queries.ts'

/** The policy rules that apply to a request. */
export const rulesIn = async (db: Context['db'], { policyId }: Pick<Row, 'policyId'>) =>
  policyId === null ? null : ((await rulesOf(db, policyId))?.rules ?? null)

type Spending = Pick<Context, 'db' | 'ids' | 'clock'> & { user: { id: string } }
type Spent = Pick<Row, 'id' | 'employeeId' | 'startsOn' | 'policyId'>

/** The amounts of requests, and the free balances. */
export type Purses = {
  spent: readonly SpendingRow[]
  /** By bucket, without these requests themselves. */
  free: ReadonlyMap<string, number>
  /** The allowed negative balance of a policy. */
  negative: ReadonlyMap<string | null, number>
}

/** The amounts of many requests, by bucket: at most one request per person. */
export async function pursesOf(db: Context['db'], rows: readonly Spent[]): Promise<Purses> {
  if (rows.length === 0) return { spent: [], free: new Map(), negative: new Map() }
  const ids = rows.map(({ id }) => id)
  const whose = rows.map(({ employeeId }) => employeeId)
  const policyIds = [...new Set(rows.flatMap(({ policyId }) => policyId ?? []))]
  const buckets = await bucketsOf(db, whose, ids)
  return {
    spent: await spendingsOf(db, ids),
    free: new Map(buckets.map(({ id, balance, pending }) => [id, balance - pending])),
    negative: new Map((await rulesOfEach(db, policyIds)).map(({ id, rules }) => [id, rules.negativeUnits])),
  }
}

/** No bucket may have lost meanwhile what a request spends of it. */
export function checkEnough({ spent, free, negative }: Purses, { id, policyId }: Spent): void {
  for (const { requestId, bucketId, units } of spent) {
    if (requestId !== id) continue
    const count = free.get(bucketId) ?? 0
    if (count + (negative.get(policyId) ?? 0) < units) conflict('less_than', 'units', { count })
  }
}

/** The amounts of a request, evaluated in this transaction under the person's lock. */
export function spend(
  context: Spending,
  row: Spent,
  spendings: readonly { bucketId: string; units: number }[],
): Promise<void> {
  const spent = [...grouped(spendings, ({ bucketId }) => bucketId)].map(([bucketId, alike]) => ({
    ...{ requestId: row.id, bucketId, units: alike.reduce((sum, { units }) => sum + units, 0) },
  }))
  return spendEach(context, [row], { spent })
}

/** Spends what these requests held, after `checkEnough`. */
export async function spendEach(
  { db, ids, clock, user }: Spending,
  rows: readonly Spent[],
  { spent }: Pick<Purses, 'spent'>,
): Promise<void> {
  const known = new Map(rows.map((row) => [row.id, row]))
  await insertMovements(
    db,
    spent.flatMap(({ requestId, bucketId, units }) => {
      const row = known.get(requestId)
      if (row === undefined) return []
      return {
        ...{ id: ids.next(), bucketId, kind: 'consumption' as const, units: -units, date: row.startsOn },
        ...{ requestId, reverses: null, policyId: row.policyId, reason: null, explanation: null },
        ...{ createdBy: user.id, createdAt: clock.now() },
      }
    }),
  )
}

/** Returns the days to the buckets they came from. */
export const giveBack = (
  context: Spending,
  row: Pick<Row, 'id' | 'startsOn'>,
  reason: string | null,
): Promise<void> => returned(context, row, { after: null, date: row.startsOn, reason })

/** Returns the days after a last day to their buckets, and removes them from the request. */
export async function giveBackAfter(
  context: Spending,
  row: Pick<Row, 'id'>,
  { lastDay, reason }: { lastDay: string; reason: string | null },
): Promise<void> {
  await returned(context, row, { after: lastDay, date: daysAfter(lastDay, 1), reason })
  await endAfter(context.db, row.id, lastDay)
}

type Returning = { after: string | null; date: string; reason: string | null }

async function returned(
  { db, ids, clock, user }: Spending,
  { id: requestId }: Pick<Row, 'id'>,
  { after, date, reason }: Returning,
): Promise<void> {
  const spent = await consumed(db, requestId, after)
  await insertMovements(
    db,
    spent.map(({ id: reverses, bucketId, units, policyId }) => ({
      ...{ id: ids.next(), bucketId, kind: 'return' as const, units, date, reverses },
      ...{ requestId, policyId, reason, explanation: null },
      ...{ createdBy: user.id, createdAt: clock.now() },
    })),
  )
}
