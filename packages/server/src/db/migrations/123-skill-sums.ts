import { type Kysely, sql } from 'kysely'

/**
 * What the kept days of a person come to by skill in a month, up to each day of it: element `n + 1` has the sum of the first
 * `n` days, as in `kept_sums`. Whatever is written to `skill_days` leaves rows in `stale_skill_sums` in the same transaction,
 * always new ones: whoever adds up takes away those that it has seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table skill_sums (
      month date not null,
      employee_id uuid not null,
      skill_id uuid,
      seconds integer[] not null,
      unique nulls not distinct (month, employee_id, skill_id)
    )`.execute(db)
  await sql`create table summed_skill_months (month date primary key)`.execute(db)
  await sql`
    create table stale_skill_sums (
      id bigint generated always as identity primary key,
      month date not null,
      employee_id uuid not null
    )`.execute(db)
  await sql`create index stale_skill_sums_of on stale_skill_sums (month, employee_id)`.execute(db)
  await onWrite(db, 'insert', 'new table as written', 'table written')
  await onWrite(db, 'delete', 'old table as written', 'table written')
  await onWrite(db, 'update', 'old table as was new table as written', 'table was union all table written')
}

async function onWrite(
  db: Kysely<unknown>,
  event: 'insert' | 'delete' | 'update',
  rows: string,
  touched: string,
): Promise<void> {
  const name = sql.raw(`skill_days_forget_sums_${event}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into stale_skill_sums (month, employee_id)
      select distinct date_trunc('month', date::timestamp)::date, employee_id from (${sql.raw(touched)}) t;
      return null;
    end $$`.execute(db)
  await sql`create trigger ${name} after ${sql.raw(event)} on skill_days
    referencing ${sql.raw(rows)} for each statement execute function ${name}()`.execute(db)
}
