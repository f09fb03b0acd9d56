import { type Kysely, sql } from 'kysely'

/** Files that prove why a day has an incident: the same files as those of corrections, of one or of the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table correction_files add column incident_id uuid references day_incidents (id)`.execute(
    db,
  )
  await sql`create index correction_files_of_incident on correction_files (incident_id) where incident_id is not null`.execute(
    db,
  )
}
