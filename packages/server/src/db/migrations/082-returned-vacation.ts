import { type Kysely, sql } from 'kysely'

/** Days of vacation that return because of sick leave (ET art. 38.3): a movement of the absence, which a later one corrects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vacation_movements add column absence_id uuid references absences (id)`.execute(db)
  await sql`alter table vacation_movements drop constraint vacation_movements_direction`.execute(db)
  await sql`
    alter table vacation_movements add constraint vacation_movements_direction check (case kind
      when 'consumption' then units < 0
      when 'return' then (units > 0 and reverses is not null) or (units <> 0 and absence_id is not null)
      else units <> 0 end)`.execute(db)
  await sql`
    alter table vacation_movements add constraint vacation_movements_absence check (absence_id is null or kind = 'return')`.execute(
    db,
  )
  await sql`create index vacation_movements_of_absence on vacation_movements (absence_id) where absence_id is not null`.execute(
    db,
  )
}
