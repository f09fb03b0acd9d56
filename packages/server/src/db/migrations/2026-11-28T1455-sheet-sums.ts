import { type Kysely, sql } from 'kysely'

/**
 * What the sheets of a month are counted and ordered by stands beside its sums: on which days a contract was part-time, on which
 * an entry was missing, and in which time zones the days began. Who adds up as before 2026-11-28T1455 leaves them out: such a
 * month is added up anew, and its days are read until then. An index finds it, and is empty otherwise. Extra hours of a year are
 * read of those alone who have any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table month_sums add column part_time_days integer, add column absent_days integer,
      add column time_zones text[]`.execute(db)
  await sql`create index month_sums_with_extra on month_sums (month) where extra_seconds is not null`.execute(
    db,
  )
  await sql`create index month_sums_without_zones on month_sums (month) where time_zones is null`.execute(db)
}
