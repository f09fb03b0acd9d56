import { type Kysely, sql } from 'kysely'

/**
 * What the rates of absenteeism divide by, of a person and month: what is planned, what vacation takes of it and what was
 * worked beyond it, up to each day as in `kept_sums`, and as bits on which days there was a contract. `has_agreed` says
 * whether a month has them: a server that does not know of them yet adds months up without.
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
  await sql`alter table summed_months add column has_agreed boolean not null default false`.execute(db)
}
