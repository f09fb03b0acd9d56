import { type RawBuilder, sql } from 'kysely'
import { absenceDays, partsTaken, takenOf } from '#db/absence-days.ts'
import { vacationDays } from '#db/asked-days.ts'
import { contractDays } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { CauseGroup, Lost } from '#absences/absenteeism.rules.ts'

export type GroupBy = 'cause' | 'team' | 'project' | 'skill' | 'day' | 'week' | 'month'
export type Asked = {
  from: string
  until: string
  groupBy?: GroupBy
  coordinatorId?: string
  projectId?: string
  selectedSkill?: string
}

/** What is absent for the rates: all that counts, sick leave, and what has no reason. */
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

/** Whose absences are counted: among those who may be seen, who is in a team, a project or a skill on the last day. */
function isCounted(reach: Reach, asked: Asked): RawBuilder<boolean> {
  const { until, coordinatorId, projectId, selectedSkill } = asked
  const found = [isWithin(reach, sql`c.employee_id`)]
  const member = (table: string, person: string, of: string, id: string | undefined) => {
    if (id === undefined) return
    found.push(sql`c.employee_id in (select ${sql.ref(`m.${person}`)} from ${sql.table(table)} m
      where ${sql.ref(`m.${of}`)} = ${id}::uuid and ${inForce('m', until)})`)
  }
  member('coordinator_assignments', 'employee_id', 'coordinator_id', coordinatorId)
  member('project_assignments', 'user_id', 'project_id', projectId)
  member('skill_assignments', 'user_id', 'skill_id', selectedSkill)
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

const worked = sql`round(coalesce(w.effective_seconds, 0) / 60.0)::int`

/**
 * Each day of each person: what is planned of it, what vacation takes, and what was worked beyond that. Of a day on which
 * somebody is absent vacation takes nothing: it is lost to the absence, and lost of what was to be worked.
 */
const days = ({ from, until }: Asked, of: RawBuilder<boolean>) => sql`
  select d.employee_id, d.date, d.theoretical_minutes as planned, x.vacation,
    greatest(0, case when w.started_at is null then 0 else ${worked} - d.theoretical_minutes + x.vacation end) as overtime
  from (${contractDays(from, until, of)}) d
  left join (
    select l.employee_id, l.date, ${partsTaken} from (${vacationDays(from, until, of)}) l group by 1, 2
  ) v on v.employee_id = d.employee_id and v.date = d.date
  left join workdays w on w.employee_id = d.employee_id and w.date = d.date
  left join (select distinct employee_id, date from absent) a on a.employee_id = d.employee_id and a.date = d.date
  cross join lateral (
    select case when a.date is null then ${takenOf('v', sql`d.theoretical_minutes`)} else 0 end as vacation
  ) x`

/** What is absent, with its family and whether it counts by the terms of its first day; without a proof it has no reason. */
const absent = ({ from, until }: Asked, of: RawBuilder<boolean>) => sql`
  select b.*, case when b.state = 'not_justified' then 'unjustified' else t.family end as cause,
    b.state = 'not_justified' or k.counts_as_absenteeism as is_counted
  from (${absenceDays(
    from,
    until,
    sql`a.employee_id in (select c.employee_id from contracts c where ${of})`,
    sql`(a.stands or a.state = 'not_justified')`,
  )}) b
  join absence_types t on t.id = b.absence_type_id
  cross join lateral (
    select n.counts_as_absenteeism from absence_type_terms n where n.absence_type_id = t.id
    order by n.valid_from <= b.starts_on desc, abs(n.valid_from - b.starts_on) limit 1
  ) k`

/** What is lost of a day by each cause: of what is planned and no vacation. Sick leave over vacation is sick leave. */
const lost = sql`
  select d.employee_id, d.date, l.cause, bool_or(l.is_counted) as is_counted, d.planned,
    least(d.planned, sum(case l.part when 'day' then d.planned when 'hours' then l.minutes else (d.planned + 1) / 2 end))::int
      as minutes
  from days d join absent l on l.employee_id = d.employee_id and l.date = d.date
  where d.planned > 0 group by 1, 2, 3, d.planned`

const isCountedLost = sql`l.is_counted`
const sumsOf = (is: RawBuilder<unknown>) => sql`json_build_object(
  'minutes', coalesce(sum(l.minutes) filter (where ${is}), 0), 'people', count(distinct l.employee_id) filter (where ${is}))`
const losses = sql`count(distinct l.employee_id)::int as absent, round(coalesce(sum(l.minutes::numeric / l.planned), 0), 1)::float8 as days,
  coalesce(sum(l.minutes), 0)::int as minutes, ${sumsOf(isCountedLost)} as a1, ${sumsOf(sql`l.cause = 'sick_leave'`)} as a2,
  ${sumsOf(sql`l.cause = 'unjustified'`)} as a3`
const plans = sql`count(distinct d.employee_id)::int as people, coalesce(sum(d.planned), 0)::int as "plannedMinutes",
  coalesce(sum(d.overtime), 0)::int as "overtimeMinutes", coalesce(sum(d.vacation), 0)::int as "vacationMinutes"`

/** Of which team, project or skill somebody is on the last day; people without any are one row. */
const members: Partial<Record<GroupBy, (until: string) => RawBuilder<unknown>>> = {
  team: (
    until,
  ) => sql`select m.employee_id, u.id::text as id, u.display_name as name from coordinator_assignments m
    join users u on u.id = m.coordinator_id where ${inForce('m', until)}`,
  project: (until) => sql`select m.user_id as employee_id, p.id::text as id, p.name from project_assignments m
    join projects p on p.id = m.project_id where ${inForce('m', until)}`,
  skill: (until) => sql`select m.user_id as employee_id, s.id::text as id, s.name from skill_assignments m
    join skills s on s.id = m.skill_id where ${inForce('m', until)}`,
}

/** Both sides of the rates by a key of their rows. */
const grouped = (key: RawBuilder<unknown>, join: RawBuilder<unknown>) => sql`
  select p.*, coalesce(q.absent, 0) as absent, coalesce(q.days, 0) as days, coalesce(q.minutes, 0) as minutes,
    coalesce(q.a1, ${none}) as a1, coalesce(q.a2, ${none}) as a2, coalesce(q.a3, ${none}) as a3
  from (select ${key}, ${plans} from days d ${join} group by 1, 2, 3) p
  left join (select ${key}, ${losses} from lost d join lost l on l.employee_id = d.employee_id and l.date = d.date
    and l.cause = d.cause ${join} group by 1, 2, 3) q
    on q.id is not distinct from p.id and q."from" is not distinct from p."from"
  order by p."from", p.name nulls last, p.id limit 400`

const none = sql`'{"minutes":0,"people":0}'::json`

function rowsOf({ groupBy = 'cause', until }: Asked): RawBuilder<unknown> {
  const member = members[groupBy]
  if (member !== undefined)
    return grouped(
      sql`m.id, m.name, null::text as "from"`,
      sql`left join (${member(until)}) m on m.employee_id = d.employee_id`,
    )
  if (groupBy === 'cause') return sql`select 1 where false`
  const begins = sql`to_char(date_trunc(${sql.lit(groupBy)}, d.date::timestamp), 'YYYY-MM-DD')`
  return grouped(sql`null::text as id, null::text as name, ${begins} as "from"`, sql``)
}

/** Everything that the rates are of, in one statement. */
export async function facts(db: Db, reach: Reach, asked: Asked): Promise<Facts> {
  const of = isCounted(reach, asked)
  const { rows } = await sql<Facts>`
    with absent as materialized (${absent(asked, of)}), days as materialized (${days(asked, of)}),
      lost as materialized (${lost})
    select (select to_json(t) from (select * from (select ${plans} from days d) p, (select ${losses} from lost l) q) t) as totals,
      (select coalesce(json_agg(c), '[]') from (
        select l.cause, count(distinct l.employee_id)::int as people, round(sum(l.minutes::numeric / l.planned), 1)::float8 as days,
          sum(l.minutes)::int as minutes from lost l group by 1
      ) c) as causes,
      (select coalesce(json_agg(r), '[]') from (${rowsOf(asked)}) r) as rows`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('Sums have one row')
  return found
}
