import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Whether another row already has the hours of the row's (new) skill; serialized. */
export async function hasOther(
  db: Db,
  { id, skillId }: { id: string | null; skillId: string | null },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('service_hours', 0))`.execute(db)
  const { rows } = await sql`
    select from service_hours h where h.deleted_at is null and h.id is distinct from ${id}::uuid
      and h.skill_id = coalesce(${skillId}::uuid, (select o.skill_id from service_hours o where o.id = ${id}::uuid))`.execute(
    db,
  )
  return rows.length > 0
}
