import { type Kysely, sql } from 'kysely'

/**
 * What the rates of absenteeism divide by, of a person and month: what is planned, what vacation takes of it and what was
 * worked beyond it, up to each day as in `month_sums`, and as bits on which days there was a contract. Every month of
 * `added_months` has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreed_sums (
      month date not null,
      employee_id uuid not null,
      days integer not null,
      planned integer[] not null,
      vacation integer[] not null,
      overtime integer[] not null,
      primary key (month, employee_id)
    )`.execute(db)
}
