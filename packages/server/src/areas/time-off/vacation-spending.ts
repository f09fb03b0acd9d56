import type { Context } from '#contract/handlers.ts'
import { conflict } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { bucketsOf, insertMovements } from '#vacations/ledger.queries.ts'
import { rulesOf } from './vacation-balances.queries.ts'
import { consumed, endAfter } from './vacation-returns.queries.ts'
import * as queries from './vacation-requests.queries.ts'

/** The rules of the policy that a request was judged by. */
export const rulesIn = async (db: Context['db'], { policyId }: Pick<queries.Row, 'policyId'>) =>
  policyId === null ? null : ((await rulesOf(db, policyId))?.rules ?? null)

type Spending = Pick<Context, 'db' | 'ids' | 'clock'> & { user: { id: string } }
type Spent = Pick<queries.Row, 'id' | 'employeeId' | 'startsOn' | 'policyId'>

/** What a request spends: no bucket may have lost meanwhile what is spent of it. */
export async function enough(db: Context['db'], row: Spent): Promise<queries.SpentRow[]> {
  const spent = await queries.spentBy(db, row.id)
  const known = new Map((await bucketsOf(db, [row.employeeId], row.id)).map((one) => [one.id, one]))
  const { negativeUnits = 0 } = (await rulesIn(db, row)) ?? {}
  for (const { bucketId, units } of spent) {
    const { balance = 0, pending = 0 } = known.get(bucketId) ?? {}
    const free = balance - pending
    if (free + negativeUnits < units) conflict('less_than', 'units', { count: free })
  }
  return spent
}

/** What it held is spent. */
export async function spend({ db, ids, clock, user }: Spending, row: Spent): Promise<void> {
  const spent = await enough(db, row)
  await insertMovements(
    db,
    spent.map(({ bucketId, units }) => ({
      ...{ id: ids.next(), bucketId, kind: 'consumption' as const, units: -units, date: row.startsOn },
      ...{ requestId: row.id, reverses: null, policyId: row.policyId, reason: null, explanation: null },
      ...{ createdBy: user.id, createdAt: clock.now() },
    })),
  )
}

/** The days return to the buckets they came from, whatever else happened to these. */
export const giveBack = (
  context: Spending,
  row: Pick<queries.Row, 'id' | 'startsOn'>,
  reason: string | null,
): Promise<void> => returned(context, row, { after: null, date: row.startsOn, reason })

/** The days after a last day return to the buckets they came from, and are no part of the request any more. */
export async function giveBackAfter(
  context: Spending,
  row: Pick<queries.Row, 'id'>,
  { lastDay, reason }: { lastDay: string; reason: string | null },
): Promise<void> {
  await returned(context, row, { after: lastDay, date: daysAfter(lastDay, 1), reason })
  await endAfter(context.db, row.id, lastDay)
}

type Returning = { after: string | null; date: string; reason: string | null }

async function returned(
  { db, ids, clock, user }: Spending,
  { id: requestId }: Pick<queries.Row, 'id'>,
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
