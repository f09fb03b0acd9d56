import { type Kysely, sql } from 'kysely'

/**
 * Days that were over before weekly rest and work by night were limits are judged again, once and in the background, as far
 * back as the record is kept (ET art. 34.9): the version of the law in force tells how far it is. They are judged by the
 * rules of each, those of locked months stay. Where nothing was recorded there is nothing to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with law as (
      select id from time_rules where agreement = '' and state = 'published' order by valid_from desc limit 1
    ), since as (
      select (max(date) - interval '4 years')::date as date from workdays having count(*) > 0
    ), touched as (
      select count(distinct w.employee_id)::int as people from workdays w join since s on w.date >= s.date
    ), begun as (
      update time_rules t set derived_total = touched.people, derived_done = 0, derived_after = null, version = t.version + 1
      from law, since, touched where t.id = law.id
      returning t.id, t.version, since.date
    )
    insert into jobs (id, kind, key, payload, run_at, created_at)
    select gen_random_uuid(), 'attendance.judgeOldDays', id::text,
      jsonb_build_object('rulesId', id, 'version', version, 'from', to_char(date, 'YYYY-MM-DD')), to_timestamp(0), now()
    from begun`.execute(db)
}
