import { type Kysely, sql } from 'kysely'

/**
 * What the kept days of a person, month and work center add up to, up to each day of it: element `n + 1` has the sum of the
 * first `n` days, so that what lies between two days is one subtraction. What is counted by the day is a bit of a number,
 * the first day's the lowest. `summed_months` has the months whose sums are those of their kept days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_sums (
      month date not null,
      employee_id uuid not null,
      work_center_id uuid,
      days integer not null,
      worked_days integer not null,
      balanced_days integer not null,
      incident_days integer not null,
      presence_seconds integer[] not null,
      ordinary_seconds integer[] not null,
      complementary_seconds integer[] not null,
      extra_seconds integer[] not null,
      non_effective_seconds integer[] not null,
      unallocated_seconds integer[] not null,
      theoretical_minutes integer[] not null,
      balance_seconds integer[] not null,
      unique nulls not distinct (month, employee_id, work_center_id)
    )`.execute(db)
  await sql`create table summed_months (month date primary key)`.execute(db)
}
