import { type Kysely, sql } from 'kysely'

/**
 * How lists of many days are read.
 *
 * The sums of a few months are read in the order in which they were stored. Their unique index starts with the month as
 * well, but PostgreSQL assumes that its rows lie all over the table, and reads all months instead.
 *
 * Days and entries of a month are read by one process: with two parallel workers a page takes up to three times as long, since
 * starting them costs more than they save, and it takes every processor from everybody else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index month_sums_of_month on month_sums (month)`.execute(db)
  await sql`alter table stored_days set (parallel_workers = 0)`.execute(db)
  await sql`alter table clock_entries set (parallel_workers = 0)`.execute(db)
}
