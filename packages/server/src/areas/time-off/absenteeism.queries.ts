import { type RawBuilder, sql } from 'kysely'
import { absentDays, type Of } from '#db/agreed-days.ts'
import { addedAgreed, agreedByDate, agreedRows, plannedOf, singleAgreed } from '#db/agreed-sums.ts'
import type { CauseGroup, Lost } from '#absences/absenteeism.rules.ts'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { type KnownDays, known } from '#db/stored-period.ts'
import { isWithin, type Reach } from '#db/reach.ts'

export type GroupBy = 'cause' | 'team' | 'project' | 'skill' | 'day' | 'week' | 'month'
export type Asked = {
  from: string
  until: string
  groupBy?: GroupBy
  coordinatorId?: string
  projectId?: string
  selectedSkill?: string
}

/** The kinds of absent time: everything that counts, sick leave, and unjustified absence. */
type Absent = Record<'a1' | 'a2' | 'a3', { minutes: number; people: number }>
export type Sums = {
  people: number
  plannedMinutes: number
  overtimeMinutes: number
  vacationMinutes: number
  absent: number
  days: number
  minutes: number
} & Absent
export type RowSums = Sums & { id: string | null; name: string | null; from: string | null }
export type Facts = {
  totals: Sums
  causes: Lost<Exclude<CauseGroup, 'others'>>[]
  rows: RowSums[]
}

/** The counted people: visible ones in a team, a project or a skill on the last day. */
function isCounted(reach: Reach, asked: Asked, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const { until, coordinatorId, projectId, selectedSkill } = asked
  const found = [isWithin(reach, id)]
  const member = (table: string, person: string, of: string, value: string | undefined) => {
    if (value === undefined) return
    found.push(sql`${id} in (select ${sql.ref(`m.${person}`)} from ${sql.table(table)} m
      where ${sql.ref(`m.${of}`)} = ${value}::uuid and ${inForce('m', until)})`)
  }
  member('coordinator_assignments', 'employee_id', 'coordinator_id', coordinatorId)
  member('project_assignments', 'user_id', 'project_id', projectId)
  member('skill_assignments', 'user_id', 'skill_id', selectedSkill)
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

/**
 * Absences with their family, and whether they count by the terms of their first day; without proof they are
 * unjustified.
 */
const absent = (asked: Asked, of: Of) => sql`
  select b.*, case when b.state = 'not_justified' then 'unjustified' else t.family end as cause,
    b.state = 'not_justified' or k.counts_as_absenteeism as is_counted
  from (${absentDays(asked, of)}) b
  join absence_types t on t.id = b.absence_type_id
  cross join lateral (
    select n.counts_as_absenteeism from absence_type_terms n
    where n.absence_type_id = t.id and (n.agreement = '' or n.policy_id = (
      select v.id from absence_policies v
      where v.state = 'published' and v.agreement <> '' and v.valid_from <= b.starts_on
        and plain(v.agreement) = plain((select c.agreement from contracts c
          where c.employee_id = b.employee_id and c.starts_on <= b.starts_on order by c.starts_on desc limit 1))
      order by v.valid_from desc limit 1))
    order by n.agreement = '', n.valid_from <= b.starts_on desc, abs(n.valid_from - b.starts_on) limit 1
  ) k`

/**
 * The lost time of a day by cause: of planned work without vacation. Sick leave during vacation counts as sick leave.
 */
const lost = (period: KnownDays, of: Of) => sql`
  select employee_id, date, cause, bool_or(is_counted) as is_counted, planned,
    least(planned, sum(case part when 'day' then planned when 'hours' then minutes else (planned + 1) / 2 end))::int as minutes
  from (${plannedOf(period, of, sql`absent`, sql`single`)}) l where planned > 0 group by 1, 2, 3, planned`

const isCountedLost = sql`d.is_counted`
const sumsOf = (is: RawBuilder<unknown>) => sql`json_build_object(
  'minutes', coalesce(sum(d.minutes) filter (where ${is}), 0), 'people', count(distinct d.employee_id) filter (where ${is}))`
const losses = sql`count(distinct d.employee_id)::int as absent, round(coalesce(sum(d.minutes::numeric / d.planned), 0), 1)::float8 as days,
  coalesce(sum(d.minutes), 0)::bigint as minutes, ${sumsOf(isCountedLost)} as a1, ${sumsOf(sql`d.cause = 'sick_leave'`)} as a2,
  ${sumsOf(sql`d.cause = 'unjustified'`)} as a3`
const agreedSums = sql`coalesce(sum(d.planned), 0)::bigint as "plannedMinutes",
  coalesce(sum(d.overtime), 0)::bigint as "overtimeMinutes", coalesce(sum(d.vacation), 0)::bigint as "vacationMinutes"`
/** For rows that are one person each. */
const plans = sql`count(*)::int as people, ${agreedSums}`
const plansOfDates = sql`sum(d.people)::int as people, ${agreedSums}`
const byPerson = sql`sum(planned) as planned, sum(vacation) as vacation, sum(overtime) as overtime`

/** The team, project or skill of people on the last day; those without any are one row. */
const members: Partial<Record<GroupBy, (until: string) => RawBuilder<unknown>>> = {
  team: (
    until,
  ) => sql`select distinct m.employee_id, u.id::text as id, u.display_name as name from coordinator_assignments m
    join users u on u.id = m.coordinator_id where ${inForce('m', until)}`,
  project: (
    until,
  ) => sql`select distinct m.user_id as employee_id, p.id::text as id, p.name from project_assignments m
    join projects p on p.id = m.project_id where ${inForce('m', until)}`,
  skill: (
    until,
  ) => sql`select distinct m.user_id as employee_id, s.id::text as id, s.name from skill_assignments m
    join skills s on s.id = m.skill_id where ${inForce('m', until)}`,
}

/** Numerator and denominator of the rates by row key, from the people's agreed time and their lost time. */
const grouped = (
  people: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  join: RawBuilder<unknown> = sql``,
) => sql`
  select p.*, coalesce(q.absent, 0) as absent, coalesce(q.days, 0) as days, coalesce(q.minutes, 0) as minutes,
    coalesce(q.a1, ${none}) as a1, coalesce(q.a2, ${none}) as a2, coalesce(q.a3, ${none}) as a3
  from (${people}) p
  left join (select ${key}, ${losses} from lost d ${join} group by 1, 2, 3) q
    on q.id is not distinct from p.id and q."from" is not distinct from p."from"
  order by p."from", p.name nulls last, p.id limit 400`

const none = sql`'{"minutes":0,"people":0}'::json`

function rowsOf(period: KnownDays, of: Of, { groupBy = 'cause', until }: Asked): RawBuilder<unknown> {
  if (groupBy === 'cause') return sql`select 1 where false`
  const member = members[groupBy]
  if (member !== undefined) {
    const key = sql`m.id, m.name, null::date as "from"`
    const join = sql`left join (${member(until)}) m on m.employee_id = d.employee_id`
    return grouped(sql`select ${key}, ${plans} from people d ${join} group by 1, 2, 3`, key, join)
  }
  const unit = groupBy === 'day' || groupBy === 'week' ? groupBy : 'month'
  const begins = (date: RawBuilder<unknown>) => sql`null::text as id, null::text as name, ${date} as "from"`
  const agreed = sql`select ${begins(sql`d.begins`)}, ${unit === 'day' ? plansOfDates : plans}
    from (${unit === 'day' ? agreedByDate(period, of, sql`single`) : byPeriod(period, of, unit)}) d group by 1, 2, 3`
  return grouped(agreed, begins(sql`date_trunc(${sql.lit(unit)}, d.date::timestamp)::date`))
}

/** What is not added up yet: by day where the days of all are asked for, and otherwise as few rows as there may be. */
const single = (period: KnownDays, of: Of, { groupBy }: Asked) =>
  groupBy === 'day'
    ? singleAgreed(period, of)
    : addedAgreed(period, of, groupBy === 'week' ? groupBy : 'month')

/** Each person in one row of a week or month: of a week there may be a part in each of two months. */
const byPeriod = (period: KnownDays, of: Of, unit: 'week' | 'month') => sql`
  select employee_id, begins, ${byPerson} from (${agreedRows(period, of, unit, sql`single`)}) d group by 1, 2`

/** All inputs of the rates, in one statement. */
export async function facts(db: Db, reach: Reach, now: Date, asked: Asked): Promise<Facts> {
  const period = await known(db, { from: asked.from, until: asked.until, now })
  const of: Of = (id) => isCounted(reach, asked, id)
  const { rows } = await sql<Facts>`
    with absent as materialized (${absent(asked, of)}), single as materialized (${single(period, of, asked)}),
      people as materialized (
        select employee_id, ${byPerson} from (${agreedRows(period, of, 'month', sql`single`)}) d group by 1
      ),
      lost as materialized (${lost(period, of)})
    select (select to_json(t) from (select * from (select ${plans} from people d) p, (select ${losses} from lost d) q) t) as totals,
      (select coalesce(json_agg(c), '[]') from (
        select l.cause, count(distinct l.employee_id)::int as people, round(sum(l.minutes::numeric / l.planned), 1)::float8 as days,
          sum(l.minutes)::bigint as minutes from lost l group by 1
      ) c) as causes,
      (select coalesce(json_agg(r), '[]') from (${rowsOf(period, of, asked)}) r) as rows`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('Sums have one row')
  return found
}
