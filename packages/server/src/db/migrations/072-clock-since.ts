import { type Kysely, sql } from 'kysely'

/** From which day on the people of a work center clock in. Until now it was the first day that anybody had, anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table work_centers add column clock_since date`.execute(db)
  await sql`update work_centers set clock_since = (select min(date) from workdays)`.execute(db)
}
