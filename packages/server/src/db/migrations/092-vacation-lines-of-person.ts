import { type Kysely, sql } from 'kysely'

/** The days that somebody is off, found without reading those of all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index vacation_lines_of on vacation_lines (employee_id, date) where held`.execute(db)
}
