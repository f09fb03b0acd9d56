import { type Kysely, sql } from 'kysely'

/**
 * Whether the days of a confirmed month have changed since, so that the inbox does not derive them. Null: the job of kept days
 * compares them, at first all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table month_sheets add column is_different boolean`.execute(db)
  await sql`create index month_sheets_to_compare on month_sheets (month, employee_id)
    where state = 'confirmed' and is_different is null`.execute(db)
}
