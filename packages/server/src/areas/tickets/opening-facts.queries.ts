import { type RawBuilder, sql } from 'kysely'
import { instantsOf } from '#db/against-shift.ts'
import { askedDays } from '#db/asked-days.ts'
import { isOfCenter } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import type { OpeningFacts } from '#openings/checklist.rules.ts'

type Opening = { id: string; date: string }

const longestSpanMs = 16 * 60 * 60_000

/** The requested openings, with the skill of each. */
const asked = (ids: readonly string[]) => sql`
  select o.id, o.date, o.planned_at, o.template_id, p.skill_id
  from openings o join opening_plans p on p.id = o.plan_id where o.id in (${sql.join(ids)})`

/** People with one of them as their main skill. */
const members = sql`select a.id, a.date, a.planned_at, m.user_id from asked a join skill_assignments m
  on m.skill_id = a.skill_id and m.is_main and m.starts_on <= a.date and coalesce(m.ends_on >= a.date, true)`

/**
 * The current facts for these openings, in one statement: who is scheduled and at work (by the clock or as an agent),
 * open incidents, the newest load of each expected template, and holidays.
 */
export async function factsOf(
  db: Db,
  openings: readonly Opening[],
  now: Date,
): Promise<ReadonlyMap<string, OpeningFacts>> {
  const days = openings.map(({ date }) => date).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return new Map()
  const ids = openings.map(({ id }) => id)
  const { rows } = await sql<OpeningFacts & { id: string }>`
    with asked as materialized (${asked(ids)}), members as materialized (${members}),
    plans as materialized (
      select m.id, m.user_id, c.date = m.date as is_same, c.holiday,
        c.times is not null and ${instantsOf(sql`(c.times -> 'segments')`)} @> m.planned_at as is_planned
      from members m
      join (${askedDays(daysAfter(first, -1), last, isMember, isNear)}) c
        on c.employee_id = m.user_id and c.date between m.date - 1 and m.date
    ),
    staff as (
      select n.id, count(*) as planned, count(*) filter (where ${isAtWork(now)}) as present
      from (select distinct id, user_id from plans where is_planned) n
      group by n.id
    )
    select a.id, coalesce(s.planned, 0)::int as planned, coalesce(s.present, 0)::int as present,
      (${incidents(sql`i.category in ('application', 'telephony', 'network') and i.severity in ('high', 'critical')
        and (not exists (select from incident_people q where q.incident_id = i.id) or ${namesSome})`)}) as systems,
      (${incidents(sql`not (i.category in ('application', 'telephony', 'network') and i.severity in ('high', 'critical'))
        and ${namesSome}`)}) as incidents,
      (select json_build_object('state', l.state, 'records', l.created + l.updated + l.unchanged) from loads l
        where l.template_id = a.template_id and l.created_at > ${now}::timestamptz - interval '24 hours'
        order by l.created_at desc limit 1) as load,
      case when v.work_center_id is null
        then (select case when count(*) = count(n.holiday) then min(n.holiday) end from plans n where n.id = a.id and n.is_same)
        else (select min(h.name) from work_centers w join holidays h on h.date = a.date and ${isOfCenter}
          where w.id = v.work_center_id) end as holiday
    from asked a left join staff s on s.id = a.id
    left join service_hours v on v.skill_id = a.skill_id and v.active and v.deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

const isMember = sql<boolean>`c.employee_id in (select user_id from members)`
/** The requested dates and those before: a night shift begins the day before. */
const isNear = (date: RawBuilder<unknown>) =>
  sql<boolean>`${date} in (select date from asked union select date - 1 from asked)`
const namesSome = sql`exists (select from incident_people q join members m on m.user_id = q.user_id
  where q.incident_id = i.id and m.id = a.id)`
const incidents = (which: ReturnType<typeof sql>) =>
  sql`select count(*)::int from incidents i where i.state in ('open', 'in_progress') and ${which}`

/** By their last clock entry, or by their agent state; an unfinished span ends after the maximum duration. */
const isAtWork = (now: Date) => sql`(
  coalesce((select e.kind <> 'out' and e.at > ${now}::timestamptz - ${longestSpanMs} * interval '1 millisecond'
    from clock_entries e where e.employee_id = n.user_id and e.at <= ${now} and e.kind <> 'void'
      and not exists (select from clock_entries r where r.replaces = e.id and r.employee_id = e.employee_id)
    order by e.at desc, e.number desc limit 1), false)
  or exists (select from agent_states g where g.user_id = n.user_id and g.ended_at is null and g.state <> 'no_signal'
    and g.started_at > ${now}::timestamptz - ${longestSpanMs} * interval '1 millisecond'))`
