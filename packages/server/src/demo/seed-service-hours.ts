import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Hours and legal terms of some services; the others are always open. */
export async function seedServiceHours(db: Db, now: Date): Promise<void> {
  await sql`
    insert into service_hours (id, name, skill_id, opens_at, closes_at, saturday_opens_at, saturday_closes_at,
      work_center_id, legal_term, max_open, position, created_at, updated_at)
    select md5('service hours ' || s.code)::uuid, 'Atención de ' || s.name, s.id, h.opens_at, h.closes_at,
      h.saturday_opens_at, h.saturday_closes_at, w.id, h.legal_term, h.max_open, h.position, ${now}::timestamptz, ${now}::timestamptz
    from (values
      (1, 'ARC_RENOV', '09:00', '21:00', '10:00', '14:00', 'claim', 15),
      (2, 'BME_EARLY', '08:00', '20:00', null, null, 'none', 20),
      (3, 'ARC_ENCUESTA', '10:00', '18:00', null, null, 'none', 30)
    ) h (position, code, opens_at, closes_at, saturday_opens_at, saturday_closes_at, legal_term, max_open)
    join skills s on s.code = h.code
    left join lateral (select c.id from work_centers c order by c.code limit 1) w on true`.execute(db)
}
