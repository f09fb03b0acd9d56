import { type Kysely, sql } from 'kysely'

/** The column is named like the other notification dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vacation_periods rename column late_told_on to late_notified_on`.execute(db)
}
