import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { endOf } from './agent-states.queries.ts'

/**
 * The skill of an agent's states during the day `d`: each state lasts until the next one, so that no instant counts
 * twice. The first is the last one that began before the day.
 */
const skillsOf = (now: Date) => sql`
  select n.skill_id, range_agg(tstzrange(n.starts, n.ends)) as during
  from (
    select a.skill_id, a.started_at as starts,
      greatest(a.started_at, least(coalesce(${endOf(now)}, ${now}::timestamptz), lead(a.started_at) over next)) as ends
    from agent_states a left join sessions s on s.id = a.session_id
    where a.user_id = d.employee_id and a.started_at < upper(d.at) and a.started_at >= coalesce((
      select max(b.started_at) from agent_states b where b.user_id = d.employee_id and b.started_at <= lower(d.at)
    ), lower(d.at))
    window next as (order by a.started_at, a.ended_at nulls last, a.id)
  ) n where n.skill_id is not null group by n.skill_id`

/**
 * The effective seconds of each day by skill, and those without a skill: together they are the effective time. Whole
 * seconds of skills are capped by it, which fractions of seconds could exceed. `days` are the days to split, with
 * `effective_seconds` and their ranges `at`.
 */
export const skillsOfDays = (days: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => sql`
  with d as materialized (${days}), cut as (
    select d.employee_id, d.date, d.effective_seconds, k.skill_id, floor(t.seconds)::int as seconds
    from d cross join lateral (${skillsOf(now)}) k
    cross join lateral (
      select sum(extract(epoch from upper(r) - lower(r))) as seconds from unnest(d.at * k.during) r
    ) t where t.seconds >= 1
  ), counted as (
    select *, sum(seconds) over (partition by employee_id, date order by skill_id) as up_to from cut
  ), explained as (
    select employee_id, date, skill_id,
      least(up_to, effective_seconds) - least(up_to - seconds, effective_seconds) as seconds
    from counted
  )
  select employee_id, date, skill_id, seconds::int as seconds from explained where seconds > 0
  union all
  select d.employee_id, d.date, null, d.effective_seconds - coalesce(e.seconds, 0)::int
  from d left join (
    select employee_id, date, sum(seconds) as seconds from explained group by employee_id, date
  ) e on e.employee_id = d.employee_id and e.date = d.date
  where d.effective_seconds > coalesce(e.seconds, 0)`

/** The number of days computed while state changes are blocked. */
const atOnce = 2000

/**
 * Stores the time by skill of days before this one; returns their number. Skips running days, and days with a state
 * whose end is unknown until its session ends.
 */
export async function storeSome(db: Db, before: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('skill_days'))`.execute(db)
  const { rows } = await sql<{ kept: number }>`
    with batch as materialized (
      select w.employee_id, w.date, w.effective_seconds, coalesce(w.effective_time, '{}') as at from workdays w
      where w.skills_stored_at is null and w.date < ${before}::date and w.running_since is null and not exists (
        select from agent_states a where a.user_id = w.employee_id and a.ended_at is null and a.started_at < w.date + 3)
      limit ${atOnce} for update skip locked
    ), kept as (
      insert into skill_days (employee_id, date, skill_id, seconds)
      select employee_id, date, skill_id, seconds from (${skillsOfDays(sql`select * from batch`, now)}) p
    ), known as (
      update workdays w set skills_stored_at = ${now} from batch b
      where w.employee_id = b.employee_id and w.date = b.date returning 1
    )
    select count(*)::int as kept from known`.execute(db)
  return rows[0]?.kept ?? 0
}
