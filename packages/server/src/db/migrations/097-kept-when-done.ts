import { type Kysely, sql } from 'kysely'

/**
 * What held when something was done is kept with it: how far a shift might be missed when a month was locked, and who of
 * those in a file of a report was in the reach of whom it was made for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table month_sheets add column shift_limits jsonb`.execute(db)
  // Whether rules have changed since any was locked is asked with each list of days.
  await sql`create index month_sheets_locked_limits on month_sheets (locked_at)
    where state = 'locked' and shift_limits is not null`.execute(db)
  await sql`alter table report_runs add column people uuid[] not null default '{}'`.execute(db)
}
