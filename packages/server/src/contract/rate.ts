import type { Database, Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import type { OperationRow } from './operations.ts'
import { tooMany } from './refuse.ts'
import { countSearch, isSearch } from './search-rate.ts'

/** Counts a person's expensive requests, and refuses them above the limit of the contract (`x-rate`) or of searches. */
export type RateGate = (row: OperationRow, userId: string, query: unknown) => Promise<void>

/** Stored in the database: it counts across processes and survives a restart. */
export function rateGate({ db }: Database, clock: Clock, ids: Ids): RateGate {
  return async ({ id: operation, rate }, userId, query) => {
    const now = clock.now()
    if (isSearch(query)) await countSearch(db, userId, now)
    if (rate) await countUse(db, ids, { userId, operation, rate, now })
  }
}

type Use = { userId: string; operation: string; rate: NonNullable<OperationRow['rate']>; now: Date }

/** Counts a use, and refuses (429) above the limit. */
export async function countUse(db: Db, ids: Ids, { userId, operation, rate, now }: Use): Promise<void> {
  const ms = rate.minutes * 60_000
  const since = new Date(now.getTime() - ms)
  const mine = db.selectFrom('operationUses').where('userId', '=', userId).where('operation', '=', operation)
  const uses = await mine
    .where('at', '>', since)
    .select('at')
    .orderBy('at', 'desc')
    .limit(rate.uses)
    .execute()
  const oldest = uses[rate.uses - 1]
  if (oldest) tooMany((oldest.at.getTime() + ms - now.getTime()) / 1000)
  await db.insertInto('operationUses').values({ id: ids.next(), userId, operation, at: now }).execute()
  // Old counters are useless; each caller deletes some.
  await db
    .deleteFrom('operationUses')
    .where('userId', '=', userId)
    .where('operation', '=', operation)
    .where('at', '<=', since)
    .execute()
}
