import { type Kysely, sql } from 'kysely'

/**
 * Days that were over before weekly rest and work by night were limits are judged again, once and in the background, as far
 * back as the record is kept (ET art. 34.9): the version of the law in force tells how far it is. They are judged by the
 * rules of each, those of locked months stay. Where nothing was recorded there is nothing to do.
 * Each person is looked up by their own days: together they are too many for a statement.
 */
export const up = (db: Kysely<unknown>): Promise<void> => judgeSinceEver(db, 'attendance.judgeOldDays')

/** Queues a job of a kind that no process of the version before takes. */
export async function judgeSinceEver(db: Kysely<unknown>, kind: string): Promise<void> {
  await sql`
    with law as (
      select id from time_rules where agreement = '' and state = 'published' order by valid_from desc limit 1
    ), last as (
      select max(d.date) as date from employees e
      cross join lateral (select max(w.date) as date from workdays w where w.employee_id = e.user_id) d
    ), since as (
      select (date - interval '4 years')::date as date from last where date is not null
    ), touched as (
      select count(*)::int as people from employees e join since s
        on exists (select from workdays w where w.employee_id = e.user_id and w.date >= s.date)
    ), begun as (
      update time_rules t set derived_total = touched.people, derived_done = 0, derived_after = null, version = t.version + 1
      from law, since, touched where t.id = law.id
      returning t.id, t.version, since.date
    )
    insert into jobs (id, kind, key, payload, run_at, created_at)
    select gen_random_uuid(), ${kind}::text, id::text,
      jsonb_build_object('rulesId', id, 'version', version, 'from', to_char(date, 'YYYY-MM-DD')), to_timestamp(0), now()
    from begun`.execute(db)
}
