import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import { type CoveredPlan, peopleOf } from './operation-coverage.queries.ts'

/** The periods of a plan whose dates begin on a day or later. */
export const peaksOf = (db: Db, planId: string, since: string) =>
  db
    .selectFrom('vacationPeriods')
    .where('planId', '=', planId)
    .where(sql<boolean>`starts_on >= ${since}::date`)
    .select(['id', 'name', written('startsOn').as('startsOn'), written('endsOn').as('endsOn')])
    .orderBy('vacationPeriods.startsOn')
    .orderBy('id')
    .execute()

type Peak = { id: string; days: number; weeks: string[]; startsOn: string; endsOn: string }
type Person = { person: { id: string; displayName: string }; days: number; periods: Peak[] }

/** The working days of each person in each period of a plan, with their weeks. */
const peakDays = (planId: string, since: string) => sql`
  select v.employee_id, p.id, count(distinct v.date)::int as days, to_char(min(v.date), 'YYYY-MM-DD') as starts_on,
    to_char(max(v.date), 'YYYY-MM-DD') as ends_on,
    json_agg(distinct to_char(date_trunc('week', v.date::timestamp), 'YYYY-MM-DD')) as weeks
  from vacation_periods p join vacation_places v on v.date between p.starts_on and p.ends_on
  join vacation_requests r on r.id = v.request_id and r.state in ('approved', 'cancellation_requested')
  where p.plan_id = ${planId}::uuid and p.starts_on >= ${since}::date group by v.employee_id, p.id`

/** The ids of the active people of a plan, as a subquery. */
export const activePeople = async (db: Db, plan: CoveredPlan, today: string): Promise<RawBuilder<unknown>> =>
  sql`select u.id from users u where u.active and u.id in (${await peopleOf(db, plan, today)})`

/** Those in reach. */
const peopleWithin = async (db: Db, reach: Reach, plan: CoveredPlan): Promise<RawBuilder<unknown>> =>
  sql`select a.id from (${await activePeople(db, plan, reach.today)}) a where ${isWithin(reach, sql`a.id`)}`

/** The people of a plan in reach, each with their coordinator, as a subquery. */
export const teamsWithin = async (
  db: Db,
  reach: Reach,
  plan: CoveredPlan,
): Promise<RawBuilder<unknown>> => sql`
  select distinct on (u.id) u.id as employee_id, c.coordinator_id as id, l.display_name as name
  from users u left join coordinator_assignments c on c.employee_id = u.id and ${inForce('c', reach.today)}
  left join users l on l.id = c.coordinator_id
  where u.id in (${await peopleWithin(db, reach, plan)})
  order by u.id, l.plain_name`

/** The people of a plan with the working days they were off in its periods, fewest first. */
export async function peoplePeaks(
  db: Db,
  reach: Reach,
  { plan, since }: { plan: CoveredPlan; since: string },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select json_build_object('id', u.id, 'displayName', u.display_name) as person,
      coalesce(sum(h.days), 0)::int as days,
      coalesce(json_agg(json_build_object('id', h.id, 'days', h.days, 'weeks', h.weeks, 'startsOn', h.starts_on, 'endsOn', h.ends_on)
        order by h.starts_on) filter (where h.id is not null), '[]') as periods
    from users u left join (
      ${peakDays(plan.id, since)}
    ) h on h.employee_id = u.id
    where u.id in (${await peopleWithin(db, reach, plan)})
    group by u.id order by days, u.plain_name, u.id`.execute(db)
  return rows
}

export type TeamPeaks = {
  id: string | null
  name: string | null
  people: number
  periods: { id: string; people: number; days: number }[]
}

/** The same by team, for the people in reach: their number, and their days in each period. */
export async function teamPeaks(
  db: Db,
  reach: Reach,
  { plan, since }: { plan: CoveredPlan; since: string },
): Promise<TeamPeaks[]> {
  const { rows } = await sql<TeamPeaks>`
    with teams as (
      ${await teamsWithin(db, reach, plan)}
    ), had as (
      select t.id, h.id as period_id, count(*)::int as people, sum(h.days)::int as days
      from teams t join (${peakDays(plan.id, since)}) h on h.employee_id = t.employee_id group by t.id, h.id
    )
    select t.id, t.name, count(*)::int as people,
      (select coalesce(json_agg(json_build_object('id', h.period_id, 'people', h.people, 'days', h.days)), '[]')
        from had h where h.id is not distinct from t.id) as periods
    from teams t group by t.id, t.name order by t.name, t.id`.execute(db)
  return rows
}

export type OwnPeak = {
  id: string
  name: string
  startsOn: string
  endsOn: string
  days: number
  weeks: string[]
  /** The total of all people in the plan. */
  all: number
}

/** Somebody's days in each period of their plan, and the total. */
export async function ownPeaks(
  db: Db,
  { employeeId, plan, since, today }: { employeeId: string; plan: CoveredPlan; since: string; today: string },
): Promise<OwnPeak[]> {
  const { rows } = await sql<OwnPeak>`
    with had as (${peakDays(plan.id, since)})
    select p.id, p.name, to_char(p.starts_on, 'YYYY-MM-DD') as starts_on, to_char(p.ends_on, 'YYYY-MM-DD') as ends_on,
      coalesce(h.days, 0) as days, coalesce(h.weeks, '[]'::json) as weeks,
      (select coalesce(sum(o.days), 0)::int from had o
        where o.id = p.id and o.employee_id in (${await activePeople(db, plan, today)})) as all
    from vacation_periods p left join had h on h.id = p.id and h.employee_id = ${employeeId}::uuid
    where p.plan_id = ${plan.id}::uuid and p.starts_on >= ${since}::date order by p.starts_on, p.id`.execute(
    db,
  )
  return rows
}

/** The number of people in a plan. */
export async function sizeOf(db: Db, plan: CoveredPlan, today: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from (${await activePeople(db, plan, today)}) u`.execute(db)
  return rows[0]?.people ?? 0
}

/** Whether somebody currently holds a grant as a legal representative (N10). */
export async function isRepresentative(db: Db, userId: string, now: Date): Promise<boolean> {
  const grant = await db
    .selectFrom('recordGrants')
    .where('userId', '=', userId)
    .where('role', '=', 'representative')
    .where('revokedAt', 'is', null)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .select('id')
    .executeTakeFirst()
  return grant !== undefined
}
