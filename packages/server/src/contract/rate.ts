import { sql } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { prepared } from '#db/reuse-plans.ts'
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
  const isMine = sql`user_id = ${userId}::uuid and operation = ${operation}`
  // Each use deletes the person's expired ones.
  const { rows } = await sql<{ oldest: Date | null }>`
    with recent as (
      select at from operation_uses where ${isMine} and at > ${since}::timestamptz order by at desc limit ${rate.uses}
    ), swept as (
      delete from operation_uses where ${isMine} and at <= ${since}::timestamptz
    ), used as (
      insert into operation_uses (id, user_id, operation, at)
      select ${ids.next()}::uuid, ${userId}::uuid, ${operation}, ${now}::timestamptz
      where (select count(*) from recent) < ${rate.uses}
    )
    select case when count(*) >= ${rate.uses} then min(at) end as oldest from recent ${prepared}`.execute(db)
  const oldest = rows[0]?.oldest
  if (oldest) tooMany((oldest.getTime() + ms - now.getTime()) / 1000)
}
