import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging } from '#db/page.ts'
import type { By } from '#db/place.ts'
import { summedPage } from '#db/summed-page.ts'
import type { Reach } from '#db/reach.ts'
import { endOf } from './agent-states.queries.ts'
import type { AskedPeople } from './asked-people.queries.ts'
import { effectiveTime, matching, type Period } from './workdays.queries.ts'

type Column = 'person' | 'skill' | 'seconds'
type Asked = Paging &
  Omit<AskedPeople, 'skillId'> & {
    by?: 'skill' | 'person'
    /** Only time at this skill. */
    skillId?: string
    /** Only time that no skill explains. */
    unallocated?: boolean
    workCenterId?: string
    sort?: Column | `-${Column}`
  }

export type SkillTimeRow = {
  employeeId: string | null
  displayName: string | null
  skillId: string | null
  skillName: string | null
  people: number
  seconds: number
  share: number
}
type Totals = { seconds: number; unallocatedSeconds: number }

/**
 * At which skill the states of an agent say that they were during the day `d`: each until the next begins, so that no
 * instant counts twice. The first is the last that had begun when the day did.
 */
const skillsOf = ({ now }: Period) => sql`
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
 * The effective seconds of each day by skill, and what no skill explains: together they are the effective time. Whole
 * seconds of skills are counted up to it, which parts of seconds could exceed.
 */
const parts = (reach: Reach, period: Period, people: Omit<Asked, 'skillId'>) => sql`
  with d as materialized (
    select m.employee_id, m.display_name, m.plain_name, m.date, m.effective_seconds, ${effectiveTime(period)} as at
    from (${matching(reach, period, people)}) m
    join workdays w on w.employee_id = m.employee_id and w.date = m.date
  ), cut as (
    select d.employee_id, d.date, d.effective_seconds, k.skill_id, floor(t.seconds)::int as seconds
    from d cross join lateral (${skillsOf(period)}) k
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
  select d.employee_id, d.display_name, d.plain_name, e.skill_id, e.seconds
  from d join explained e on e.employee_id = d.employee_id and e.date = d.date where e.seconds > 0
  union all
  select d.employee_id, d.display_name, d.plain_name, null, d.effective_seconds - coalesce(e.seconds, 0)
  from d left join (
    select employee_id, date, sum(seconds) as seconds from explained group by employee_id, date
  ) e on e.employee_id = d.employee_id and e.date = d.date
  where d.effective_seconds > coalesce(e.seconds, 0)`

/** The parts by skill, or by person and skill, with their share of all of the time, or of that of the person. */
function grouped(parts: RawBuilder<unknown>, by: Asked['by']): RawBuilder<unknown> {
  const sums = sql`count(distinct employee_id)::int as people, sum(seconds)::float8 as seconds`
  return by === 'person'
    ? sql`select employee_id, display_name, plain_name, skill_id, ${sums},
        (sum(seconds) / sum(sum(seconds)) over (partition by employee_id))::float8 as share
        from (${parts}) p group by employee_id, display_name, plain_name, skill_id`
    : sql`select null::uuid as employee_id, null as display_name, null as plain_name, skill_id, ${sums},
        (sum(seconds) / sum(sum(seconds)) over ())::float8 as share
        from (${parts}) p group by skill_id`
}

const by = (one: RawBuilder<unknown>, isDown = false): By => ({ by: one, isDown, isNullLast: true })
const orders: Record<Column, (isDown: boolean) => By[]> = {
  person: (isDown) => [by(sql`plain_name`, isDown), by(sql`employee_id`), by(sql`seconds`, true)],
  skill: (isDown) => [by(sql`plain_skill`, isDown), by(sql`plain_name`)],
  seconds: (isDown) => [by(sql`seconds`, isDown), by(sql`plain_skill`), by(sql`plain_name`)],
}

const shown = sql<SkillTimeRow>`employee_id, display_name, skill_id, skill_name, people, seconds, share`
const totals = sql<Totals>`json_build_object('seconds', coalesce(sum(seconds), 0),
  'unallocatedSeconds', coalesce(sum(seconds) filter (where skill_id is null), 0))`

/** A page of the time by skill, with what all that match add up to. */
export function list(db: Db, reach: Reach, period: Period, { skillId, unallocated, ...asked }: Asked) {
  const sort = asked.sort ?? '-seconds'
  const { column, direction } = ordering(sort)
  const found = [sql`true`]
  if (skillId !== undefined) found.push(sql`g.skill_id = ${skillId}::uuid`)
  if (unallocated !== undefined) found.push(sql`(g.skill_id is null) = ${unallocated}`)
  const of = sql`select g.*, k.name as skill_name, plain(k.name) as plain_skill
    from (${grouped(parts(reach, period, asked), asked.by)}) g left join skills k on k.id = g.skill_id
    where ${sql.join(found, sql` and `)}`
  const order = [...orders[column](direction === 'desc'), by(sql`employee_id`), by(sql`skill_id`)]
  return summedPage(db, { of, shown, totals, order }, { ...asked, sort: `${asked.by ?? 'skill'} ${sort}` })
}
