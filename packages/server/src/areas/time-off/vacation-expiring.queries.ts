import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

type Expiring = { employeeId: string; year: number; until: string }

/**
 * Marks buckets of earlier years that end until a day and still have something left, and answers whose they are: each
 * person, year and end once.
 */
export async function markExpiring(
  db: Db,
  { today, until, most }: { today: string; until: string; most: number },
): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    with due as (
      select b.id from vacation_buckets b join users u on u.id = b.employee_id and u.active
      where b.warned_on is null and b.valid_until between ${today}::date and ${until}::date
        and b.year < extract(year from ${today}::date)
        and (select coalesce(sum(m.units), 0) from vacation_movements m where m.bucket_id = b.id)
          > (select coalesce(sum(s.units), 0) from vacation_spendings s join vacation_requests r on r.id = s.request_id
            where s.bucket_id = b.id and r.state in ('pending', 'waiting', 'preapproved'))
      order by b.id limit ${most} for update of b skip locked
    ), marked as (
      update vacation_buckets b set warned_on = ${today}::date from due where due.id = b.id
      returning b.employee_id, b.year, to_char(b.valid_until, 'YYYY-MM-DD') as until
    )
    select distinct employee_id, year, until from marked order by employee_id, year`.execute(db)
  return rows
}
