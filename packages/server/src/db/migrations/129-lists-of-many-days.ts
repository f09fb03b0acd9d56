import { type Kysely, sql } from 'kysely'

/**
 * The first days of a list by balance are found in an index, date by date, in whole minutes as they are sorted; it serves
 * what the one by date did. People are found by their whole DNI, too, wherever they are searched by name.
 *
 * `month_sums` takes the place of `kept_sums`, and `added_months` that of `summed_months`: the same sums in a third of the
 * room. What most people have nothing of is null, and what follows from other columns is not there. The server before reads
 * its own until it is gone; a release later they can go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index kept_days_by_balance on kept_days
      (date, ((balance_seconds + case when balance_seconds < 0 then -30 else 30 end) / 60))`.execute(db)
  await sql`drop index kept_days_by_date`.execute(db)
  await sql`create index employees_plain_dni on employees (plain(dni))`.execute(db)
  await sql`
    create table month_sums (
      month date not null,
      employee_id uuid not null,
      work_center_id uuid,
      days integer not null,
      worked_days integer not null,
      balanced_days integer not null,
      incident_days integer not null,
      effective_seconds integer[] not null,
      theoretical_minutes integer[] not null,
      balance_seconds integer[] not null,
      non_effective_seconds integer[],
      unallocated_seconds integer[],
      other_seconds integer[],
      complementary_seconds integer[],
      extra_seconds integer[],
      unique nulls not distinct (month, employee_id, work_center_id)
    )`.execute(db)
  await sql`create table added_months (month date primary key)`.execute(db)
}
