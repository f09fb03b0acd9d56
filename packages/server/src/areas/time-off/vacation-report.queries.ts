import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { ordering, type Paging } from '#db/page.ts'
import { namedInOrder } from '#db/people-in-order.ts'
import { type By, by, type Place } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import type { LeaveUnit, VacationKind } from '#db/schema/vacations.ts'
import { summedPage } from '#db/summed-page.ts'
import { isAsked } from './vacation-people.queries.ts'
import { amounts, type AskedVacation, countedDays } from './vacation-report-days.queries.ts'

export type Grouping = 'person' | 'team' | 'project' | 'skill' | 'week' | 'month' | 'total'
type Column = 'name' | 'enjoyed' | 'pending' | 'approved' | 'available'
type Asked = Paging &
  AskedVacation & { by?: Grouping; sort?: Column | `-${Column}`; totals?: 'always' | 'soon' }

export type ReportRow = {
  key: string | null
  name: string | null
  from: string
  until: string
  kind: VacationKind
  unit: LeaveUnit
  people: number
  requests: number
  enjoyed: number
  pending: number
  approved: number
  entitlement: number | null
  carriedOver: number | null
  carriedUntil: string | null
  adjusted: number | null
  expired: number | null
  available: number | null
}

const isPeriod = (grouping: Grouping): grouping is 'week' | 'month' =>
  grouping === 'week' || grouping === 'month'

/** The teams, projects or skills of people on a day; all of them if several. */
const members: Partial<Record<Grouping, (on: string) => RawBuilder<unknown>>> = {
  person: () => sql`select u.id as employee_id, u.id as key, u.display_name as name from users u`,
  team: (on) => sql`select m.employee_id, u.id as key, u.display_name as name from coordinator_assignments m
    join users u on u.id = m.coordinator_id where ${inForce('m', on)}`,
  project: (on) => sql`select m.user_id as employee_id, p.id as key, p.name from project_assignments m
    join projects p on p.id = m.project_id where ${inForce('m', on)}`,
  skill: (on) => sql`select m.user_id as employee_id, s.id as key, s.name from skill_assignments m
    join skills s on s.id = m.skill_id where ${inForce('m', on)}`,
}

const balances = ['entitlement', 'carried_over', 'adjusted', 'expired', 'available']

/** The rows: each person's amounts by kind and unit, grouped as requested. */
function rowsOf(reach: Reach, asked: AskedVacation & { on: string; by: Grouping }): RawBuilder<unknown> {
  const { from, until, by: grouping, on } = asked
  const unit = isPeriod(grouping) ? grouping : undefined
  const nothing = sql.join(balances.map((name) => sql`null::int as ${sql.ref(name)}`))
  const counted = sql`select employee_id, kind, unit, begins, requests, enjoyed, pending, approved, ${nothing},
    null::date as carried_until from (${countedDays(reach, asked, unit)}) d`
  const kept = sql`select employee_id, kind, unit, null::date as begins, 0 as requests, 0 as enjoyed, 0 as pending,
    0 as approved, ${sql.join(balances.map((name) => sql.ref(name)))}, carried_until
    from (${amounts(reach, asked)}) a`
  const lines = unit === undefined ? sql`${counted} union all ${kept}` : counted
  const member = members[grouping]?.(on)
  const of = member === undefined ? sql`null::uuid as key, null::text as name` : sql`m.key, m.name`
  const sums = ['requests', 'enjoyed', 'pending', 'approved', ...balances].map(
    (name) => sql`sum(l.${sql.ref(name)})::int as ${sql.ref(name)}`,
  )
  const ends =
    unit === undefined ? sql`${until}::date` : sql`(l.begins + interval ${sql.lit(`1 ${unit}`)})::date - 1`
  return sql`
    select ${of}, ${member === undefined ? sql`null::text` : sql`plain(m.name)`} as plain_name,
      greatest(l.begins, ${from}::date) as starts_on, least(${ends}, ${until}::date) as ends_on, l.kind, l.unit,
      count(distinct l.employee_id)::int as people, ${sql.join(sums)}, max(l.carried_until) as carried_until
    from (${lines}) l ${member === undefined ? sql`` : sql`left join (${member}) m on m.employee_id = l.employee_id`}
    group by 1, 2, 3, l.begins, l.kind, l.unit`
}

const shown = sql<ReportRow>`key, name, to_char(starts_on, 'YYYY-MM-DD') as from, to_char(ends_on, 'YYYY-MM-DD') as until,
  kind, unit, people, requests, enjoyed, pending, approved, ${sql.join(balances.map((name) => sql.ref(name)))},
  to_char(carried_until, 'YYYY-MM-DD') as carried_until`

function orderOf(sort: Column | `-${Column}`): By[] {
  const { column, direction } = ordering(sort)
  const isDown = direction === 'desc'
  const rest = [by(sql`key`), by(sql`starts_on`), by(sql`kind`), by(sql`unit`)]
  if (column === 'name') return [by(sql`plain_name`, isDown), by(sql`starts_on`, isDown), ...rest]
  return [{ ...by(sql.ref(column), isDown), isNullLast: true }, by(sql`plain_name`), ...rest]
}

/** This many people are summed in a tenth of a second. */
const soonAddedUp = 1000

/** A page of the report; by person and name it is read from its first people. */
export function list(db: Db, reach: Reach, on: string, asked: Asked) {
  const { by: grouping = 'person', sort = 'name' } = asked
  const question = { ...asked, on, by: grouping }
  const isMeant = isAsked(reach, question, sql`u.id`)
  const parts = {
    async *of(one: Db, place: Place | undefined) {
      const first = (asked.perPage ?? 25) + 15
      for await (const people of namedInOrder(one, isMeant, { isDown: sort.startsWith('-'), place, first }))
        yield rowsOf(reach, { ...question, people })
    },
    isLong: async (one: Db) => {
      const { rows } = await sql<{ people: number }>`
        select count(*)::int as people from users u join employees e on e.user_id = u.id where ${isMeant}`.execute(
        one,
      )
      return (rows[0]?.people ?? 0) > soonAddedUp
    },
    unknown: {},
  }
  const isByName = grouping === 'person' && (sort === 'name' || sort === '-name')
  return summedPage(
    db,
    {
      ...{ of: rowsOf(reach, question), shown, order: orderOf(sort) },
      ...{ totals: sql<Record<string, never>>`'{}'::json`, parts: isByName ? parts : undefined },
    },
    // A cursor of people is invalid for projects.
    { ...asked, sort: `${grouping} ${sort}` },
  )
}
