import { type Kysely, sql } from 'kysely'

/** Who worked remotely in a period is found without reading the days of everybody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index workdays_remote on workdays (date, employee_id) where remote_seconds > 0`.execute(db)
}
