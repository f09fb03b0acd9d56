import { type Kysely, sql } from 'kysely'

/**
 * What days that are over come to by skill, kept until anything that it follows from is written: the day of the clock,
 * or a state of the agent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workdays add column skills_kept_at timestamptz`.execute(db)
  await sql`create index workdays_skills_unknown on workdays (date) where skills_kept_at is null`.execute(db)
  await sql`
    create table skill_days (
      employee_id uuid not null,
      date date not null,
      skill_id uuid,
      seconds integer not null check (seconds > 0),
      unique nulls not distinct (employee_id, date, skill_id),
      foreign key (employee_id, date) references workdays on delete cascade on update cascade
    )`.execute(db)
  await sql`create index skill_days_by_date on skill_days (date)`.execute(db)
  await forgottenWithDay(db)
  await forgottenWithState(db)
}

async function forgottenWithDay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_skill_day() returns trigger language plpgsql as $$
    begin
      delete from skill_days where employee_id = old.employee_id and date = old.date;
      new.skills_kept_at := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger workdays_forget_skills before update on workdays for each row
    when (old.skills_kept_at is not null and (old.effective_seconds, old.effective_time, old.running_since)
      is distinct from (new.effective_seconds, new.effective_time, new.running_since))
    execute function forget_skill_day()`.execute(db)
}

/**
 * A state cuts those before it short, so all days since may change. Whoever keeps days holds off, for as long, those who
 * write states: what is not committed yet would be missed.
 */
async function forgottenWithState(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_skill_days() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext('skill_days'));
      with since as (
        select user_id, (min(started_at) at time zone 'UTC')::date - 1 as day from written group by user_id
      ), known as (
        update workdays w set skills_kept_at = null from since s
        where w.employee_id = s.user_id and w.date >= s.day and w.skills_kept_at is not null
        returning w.employee_id, w.date
      )
      delete from skill_days d using known k where d.employee_id = k.employee_id and d.date = k.date;
      return null;
    end $$`.execute(db)
  for (const [event, table] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`create trigger ${sql.raw(`agent_states_forget_skills_${event}`)} after ${sql.raw(event)} on agent_states
      referencing ${sql.raw(table)} table as written for each statement execute function forget_skill_days()`.execute(
      db,
    )
}
