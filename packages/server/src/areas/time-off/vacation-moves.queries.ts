import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** The first day of each request with another absence; during sick leave days are returned instead. */
export async function absentOn(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; date: string }>`
    select l.request_id as id, to_char(min(l.date), 'YYYY-MM-DD') as date from ${absentLines}
    where l.request_id = any(${ids}::uuid[]) group by l.request_id`.execute(db)
  return new Map(rows.map(({ id, date }) => [id, date]))
}

/** The absence of that first day. */
export async function absenceOver(db: Db, requestId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select a.id from ${absentLines} where l.request_id = ${requestId}::uuid order by l.date, a.id limit 1`.execute(
    db,
  )
  return rows[0]?.id
}

/** The days of requests on which their people are absent otherwise, with the absence. */
const absentLines = sql`vacation_lines l
  join absences a on a.employee_id = l.employee_id and a.is_in_force and not a.is_sick
    and l.date between a.starts_on and coalesce(a.ends_on, 'infinity'::date)
    and (a.part, l.part) not in (('morning', 'afternoon'), ('afternoon', 'morning'))`

/** What each of these requests spends of which bucket. */
export async function spendingsOf(db: Db, ids: readonly string[]): Promise<Spending[]> {
  const { rows } = await sql<Spending>`
    select s.request_id, s.bucket_id, sum(s.units)::int as units
    from vacation_spendings s join vacation_buckets b on b.id = s.bucket_id
    where s.request_id = any(${ids}::uuid[]) group by s.request_id, s.bucket_id, b.valid_until
    order by b.valid_until, s.bucket_id`.execute(db)
  return rows
}

export type Spending = { requestId: string; bucketId: string; units: number }
