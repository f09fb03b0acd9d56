import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'

/** Two days, in units. */
const units = 4

/** Days that HR moved to a later end, after an urgent campaign: of the coordinators who have most of this year left. */
export async function seedCarryOver(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  const { rows } = await sql<{ id: string; laterId: string }>`
    with left_over as (
      select b.* from vacation_buckets b join vacation_movements m on m.bucket_id = b.id
      where b.kind = 'annual' and b.year = extract(year from ${today}::date) and b.valid_until > ${today}::date
        and b.employee_id in (select a.coordinator_id from coordinator_assignments a)
        and not exists (select from vacation_spendings s where s.bucket_id = b.id)
      group by b.id having sum(m.units) >= ${units} order by sum(m.units) desc, b.id limit 3
    )
    insert into vacation_buckets (id, employee_id, kind, year, unit, valid_from, valid_until)
    select md5('carried over ' || b.id)::uuid, b.employee_id, b.kind, b.year, b.unit, b.valid_from, b.valid_until + 90
    from left_over b
    returning id as later_id, (select l.id from left_over l where md5('carried over ' || l.id)::uuid = vacation_buckets.id) as id`.execute(
    db,
  )
  const by = sql`(select u.id from users u join user_roles r on r.user_id = u.id join roles o on o.id = r.role_id
    where o.name = 'RRHH' order by u.id limit 1)`
  for (const { id, laterId } of rows)
    await sql`
      insert into vacation_movements (id, bucket_id, kind, units, date, reason, created_by, created_at)
      select md5('carried over ' || c.bucket_id || c.units)::uuid, c.bucket_id, 'carry_over', c.units, ${today}::date,
        'Campaña de Navidad: no pudo disfrutarlas', ${by}, ${now}::timestamptz - interval '6 days'
      from (values (${id}::uuid, ${-units}::int), (${laterId}::uuid, ${units}::int)) c(bucket_id, units)`.execute(
      db,
    )
}
