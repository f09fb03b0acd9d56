import { type Kysely, sql } from 'kysely'

/**
 * A statement that wrote no state invalidates no days and takes no lock: every heartbeat runs one that seldom writes any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function forget_skill_days() returns trigger language plpgsql as $$
    begin
      if not exists (select from written) then
        return null;
      end if;
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
}
