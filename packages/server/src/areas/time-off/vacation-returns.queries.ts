import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

type Consumed = { id: string; bucketId: string; units: number; policyId: string | null }

/**
 * What a request has spent of each bucket and not returned, for the days after a date or all days, in order of
 * consumption.
 */
export async function consumed(db: Db, requestId: string, after: string | null): Promise<Consumed[]> {
  const { rows } = await sql<Consumed>`
    select m.id, m.bucket_id, s.units, m.policy_id
    from vacation_movements m
    cross join lateral (
      select coalesce(sum(p.units), 0)::int as units from vacation_spendings p
      where p.request_id = m.request_id and p.bucket_id = m.bucket_id and p.date > coalesce(${after}::date, '-infinity'::date)
    ) s
    where m.request_id = ${requestId}::uuid and m.kind = 'consumption' and s.units > 0
      and not exists (select from vacation_movements r where r.reverses = m.id
        having coalesce(sum(r.units), 0) + s.units > -m.units)
    order by m.id`.execute(db)
  return rows
}

/** Truncates a request after a last day, with its amounts and its end. */
export async function endAfter(db: Db, requestId: string, lastDay: string): Promise<void> {
  for (const table of ['vacationLines', 'vacationSpendings'] as const)
    await db
      .deleteFrom(table)
      .where('requestId', '=', requestId)
      .where(sql<boolean>`date > ${lastDay}::date`)
      .execute()
  await sql`
    update vacation_requests set (units, ends_on) = (
      select sum(l.units), max(l.date) from vacation_lines l where l.request_id = vacation_requests.id
    ) where id = ${requestId}::uuid`.execute(db)
}
