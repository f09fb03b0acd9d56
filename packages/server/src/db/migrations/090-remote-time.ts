import { type Kysely, sql } from 'kysely'

/**
 * How much of the effective time of a day was remote. Of the days until now only those with a remote entry are looked at: all
 * of such a day was remote unless an entry of it says otherwise, and then what it says follows when it is derived again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workdays add column remote_seconds integer not null default 0`.execute(db)
  await sql`
    update workdays w set remote_seconds = w.effective_seconds
    from (
      select c.employee_id, (c.at at time zone c.time_zone)::date as date from clock_entries c
      where c.kind in ('in', 'break_end') and not exists (select from clock_entries r where r.replaces = c.id)
      group by 1, 2 having bool_and(c.mode = 'remote')
    ) e
    where e.employee_id = w.employee_id and e.date = w.date`.execute(db)
}
