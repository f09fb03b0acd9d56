import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging } from '#db/page.ts'
import type { By } from '#db/place.ts'
import { summedPage } from '#db/summed-page.ts'
import type { Reach } from '#db/reach.ts'
import { type AskedPeople, isAsked, narrowed } from './asked-people.queries.ts'
import { skillsOfDays } from './skill-days.queries.ts'
import { storedSkills, summedMonths } from './skill-sums.queries.ts'
import { effectiveTime, type Period, running } from './derived-days.queries.ts'

type Column = 'person' | 'skill' | 'seconds'
type Asked = Paging &
  Omit<AskedPeople, 'skillId'> & {
    by?: 'skill' | 'person'
    /** Only time at this skill. */
    skillId?: string
    /** Only time without a skill. */
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

/** Whether somebody worked at this work center on the day of a row. */
const isAt = (workCenterId: string | undefined, row: string) =>
  workCenterId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from contracts c where c.employee_id = ${sql.ref(`${row}.employee_id`)}
        and c.work_center_id = ${workCenterId}::uuid and ${sql.ref(`${row}.date`)} >= c.starts_on
        and coalesce(${sql.ref(`${row}.date`)} <= c.ends_on, true))`

/** People's time with and without a skill: stored values of stored days, derived ones otherwise. */
function parts(
  reach: Reach,
  period: Period,
  { workCenterId, ...people }: Omit<Asked, 'skillId'>,
  summed: readonly string[],
) {
  const of = (
    row: string,
  ) => sql`${sql.ref(`${row}.date`)} between ${period.from}::date and ${period.until}::date
    and ${isAsked(reach, people, sql.ref(`${row}.employee_id`))} and ${isAt(workCenterId, row)}`
  return sql`
    ${storedSkills(period, { summed, isAsked: (id) => isAsked(reach, people, id), isDayAsked: of('k') })}
    union all
    select l.employee_id, l.skill_id, l.seconds from (${skillsOfDays(
      sql`select w.employee_id, w.date, w.effective_seconds + ${running(period, 'effective')} as effective_seconds,
        ${effectiveTime(period)} as at
      from workdays w where w.skills_stored_at is null and ${of('w')}`,
      period.now,
    )}) l`
}

/** The parts by skill, or by person and skill, with their share of the total, or of the person's. */
function grouped(parts: RawBuilder<unknown>, by: Asked['by']): RawBuilder<unknown> {
  // Grouped by person first: counting distinct people over all days is slower than summing.
  const own = sql`select employee_id, skill_id, sum(seconds)::float8 as seconds from (${parts}) p group by employee_id, skill_id`
  return by === 'person'
    ? sql`select o.*, u.display_name, u.plain_name from (
          select employee_id, skill_id, 1 as people, seconds, seconds / sum(seconds) over (partition by employee_id) as share
          from (${own}) p) o join users u on u.id = o.employee_id`
    : sql`select null::uuid as employee_id, null as display_name, null as plain_name, skill_id, count(*)::int as people,
        sum(seconds) as seconds, sum(seconds) / sum(sum(seconds)) over () as share
        from (${own}) o group by skill_id`
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

/** A page of the time by skill, with the totals of all matches. */
export async function list(
  db: Db,
  reach: Reach,
  period: Period,
  { skillId, unallocated, ...question }: Asked,
) {
  const asked = await narrowed(db, reach, question)
  const sort = asked.sort ?? '-seconds'
  const { column, direction } = ordering(sort)
  const found = [sql`true`]
  if (skillId !== undefined) found.push(sql`g.skill_id = ${skillId}::uuid`)
  if (unallocated !== undefined) found.push(sql`(g.skill_id is null) = ${unallocated}`)
  // One person has few days: check the work center for each.
  const isByDay = asked.employeeId !== undefined || asked.workCenterId !== undefined
  const summed = isByDay ? [] : await summedMonths(db, period)
  // Names of skills are normalised once each, not per person.
  const of = sql`
    with named as materialized (select id, name, plain(name) as plain_name from skills)
    select g.*, k.name as skill_name, k.plain_name as plain_skill
    from (${grouped(parts(reach, period, asked, summed), asked.by)}) g left join named k on k.id = g.skill_id
    where ${sql.join(found, sql` and `)}`
  const order = [...orders[column](direction === 'desc'), by(sql`employee_id`), by(sql`skill_id`)]
  return summedPage(db, { of, shown, totals, order }, { ...asked, sort: `${asked.by ?? 'skill'} ${sort}` })
}
