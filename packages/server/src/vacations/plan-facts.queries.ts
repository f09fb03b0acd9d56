import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce, written } from '#db/days.ts'
import { groupsOf } from '#db/groups-of.ts'
import { together } from '#db/pipelined.ts'
import type { DayFacts } from './judge.rules.ts'
import type { PeriodDates } from './period.rules.ts'
import type { Plan, PlanFacts } from './plan.rules.ts'
import { byDate, type Place, type Quota, type Taken, type TakenByDate } from './quota.rules.ts'
import { type Room, served, type Waiter } from './waiting-line.rules.ts'

type Whose = { employeeId: string; date: string; today: string }

/**
 * The plan of somebody on a date: that of their main skill, or else of one of their groups, the first by name; of
 * several the one in force on the date, or else the last.
 */
export async function planFor(db: Db, { employeeId, date, today }: Whose): Promise<Plan | undefined> {
  const rows = await db
    .selectFrom('vacationPlans')
    .where(sql<boolean>`(group_ids <> '{}' or ${hasMainSkill(employeeId, today)})`)
    .select(['id', 'name', 'rules', 'groupIds'])
    .select([
      written('validFrom').as('validFrom'),
      written<string | null>('validUntil').as('validUntil'),
      hasMainSkill(employeeId, today).as('isBySkill'),
    ])
    .orderBy(sql`plain(name)`)
    .orderBy('vacationPlans.validFrom', 'desc')
    .orderBy('id')
    .execute()
  const bySkill = rows.filter(({ isBySkill }) => isBySkill)
  const isIn = ({ validFrom, validUntil }: Plan) =>
    validFrom <= date && (validUntil === null || date <= validUntil)
  if (bySkill.length > 0) return bySkill.find(isIn) ?? bySkill[0]
  const own = await inGroups(db, rows, { employeeId, today })
  return own.find(isIn) ?? own[0]
}

const hasMainSkill = (employeeId: string, today: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from skill_assignments k where k.user_id = ${employeeId}::uuid and k.is_main
    and k.skill_id = any(vacation_plans.skill_ids) and ${inForce('k', today)})`

async function inGroups<Row extends { groupIds: string[] }>(
  db: Db,
  rows: readonly Row[],
  { employeeId, today }: { employeeId: string; today: string },
): Promise<Row[]> {
  const asked = rows.flatMap(({ groupIds }) => groupIds)
  if (asked.length === 0) return []
  const isAsked = sql<boolean>`employee_groups.id = any(${asked}::uuid[])`
  const groups = new Set((await groupsOf(db, employeeId, today, isAsked)).map(({ id }) => id))
  return rows.filter(({ groupIds }) => groupIds.some((id) => groups.has(id)))
}

/** Locks dates of a plan until the end of the transaction, in order: taking places requires the lock. */
export async function lockDates(db: Db, planId: string, dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${planId} || o.d, 0))
    from (select distinct d from unnest(${dates}::text[]) d order by d) o`.execute(db)
}

/** Locks all dates for which requests ask for places: bulk decisions lock theirs in the same order. */
export async function lockDatesOf(db: Db, requestIds: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(o.plan || o.d, 0))
    from (select distinct plan_id::text as plan, to_char(date, 'YYYY-MM-DD') as d from vacation_places
      where request_id = any(${requestIds}::uuid[]) order by plan, d) o`.execute(db)
}

export type Around = {
  employeeId: string
  today: string
  from: string
  until: string
  /** A request that does not conflict with itself. */
  except: string | null
  /** Only those with an earlier turn are ahead; without it all of them. */
  before: string | null
  days: ReadonlyMap<string, DayFacts>
  periods: readonly PeriodDates[]
}

/** Everything needed to evaluate a request in a plan, for dates of a period. */
export async function planFactsOf(db: Db, plan: Plan, around: Around): Promise<PlanFacts> {
  const { today, employeeId, days, periods, from, until } = around
  const except = around.except === null ? [] : [around.except]
  const [ahead, near] = await together(
    waitersOf(db, plan.id, around),
    roomOf(db, plan.id, { from, until, except }),
  )
  const dates = [from, until, ...ahead.flatMap(({ places }) => places.map(({ date }) => date))].sort()
  const period = { from: dates[0] ?? from, until: dates.at(-1) ?? until }
  const isNear = period.from === from && period.until === until
  const { quotas, taken } = isNear ? near : await roomOf(db, plan.id, { ...period, except })
  const behind = served(ahead, { quotas, taken }).taken
  return {
    plan,
    today,
    employeeId,
    days,
    ahead,
    quotas,
    taken,
    behind,
    periods,
  }
}

type Period = { from: string; until: string }
type Taking = Period & { except: readonly string[] }

async function roomOf(db: Db, planId: string, period: Taking): Promise<Room> {
  const [quotas, taken] = await together(quotasOf(db, planId, period), takenOf(db, planId, period))
  return { quotas, taken }
}

export async function quotasOf(db: Db, planId: string, { from, until }: Period): Promise<Quota[]> {
  return db
    .selectFrom('vacationQuotas')
    .where('planId', '=', planId)
    .where(sql<boolean>`starts_on <= ${until}::date and ends_on >= ${from}::date`)
    .select(['id', 'weekdays', 'startMinute', 'endMinute', 'measure', 'most', 'createdAt'])
    .select([written('startsOn').as('startsOn'), written('endsOn').as('endsOn')])
    .execute()
}

/** The taken places: of approved requests, pending ones, offered ones, and held approvals. */
export async function takenOf(db: Db, planId: string, { from, until, except }: Taking): Promise<TakenByDate> {
  const { rows } = await sql<Place & { people: string }>`
    select to_char(p.date, 'YYYY-MM-DD') as date, p.minutes, p.first_minute, p.last_minute,
      string_agg(p.employee_id::text, ',') as people
    from vacation_places p join vacation_requests r on r.id = p.request_id
    where p.plan_id = ${planId}::uuid and p.date between ${from}::date and ${until}::date
      and (takes_place(r.state, r.has_place)
        or r.held_as = 'approve' and r.state in ('pending', 'waiting', 'preapproved')) and r.id <> all(${except}::uuid[])
    group by p.date, p.minutes, p.first_minute, p.last_minute order by p.date`.execute(db)
  // Most people off on a date have the same hours: aggregate them, because reading a row for each takes longer.
  return byDate(
    rows.flatMap(({ people, ...place }) =>
      people.split(',').map((employeeId): Taken => ({ ...place, employeeId })),
    ),
  )
}

/** Who waits for a place on dates of a period without an offer, in order of turn. */
export async function waitersOf(
  db: Db,
  planId: string,
  { from, until, except, before }: Period & Pick<Around, 'except' | 'before'>,
): Promise<Waiter[]> {
  const { rows } = await sql<Waiter>`
    select r.id as request_id, r.employee_id, r.waiting_order::float8 as order,
      json_agg(json_build_object('date', to_char(p.date, 'YYYY-MM-DD'), 'minutes', p.minutes,
        'firstMinute', p.first_minute, 'lastMinute', p.last_minute) order by p.date) as places
    from vacation_requests r join vacation_places p on p.request_id = r.id
    where r.plan_id = ${planId}::uuid and r.state = 'waiting' and not r.has_place and r.id is distinct from ${except}::uuid
      and r.waiting_order < coalesce(${before}::bigint, r.waiting_order + 1)
    group by r.id having bool_or(p.date between ${from}::date and ${until}::date)
    order by r.waiting_order, r.id`.execute(db)
  return rows
}

/** The request periods of dates of a plan. */
export const periodsOf = (db: Db, planId: string): Promise<PeriodDates[]> =>
  db
    .selectFrom('vacationPeriods')
    .where('planId', '=', planId)
    .select(['id', 'name', 'criterion', 'publishedAt'])
    .select([written('opensOn').as('opensOn'), written('closesOn').as('closesOn')])
    .select([written('answerBy').as('answerBy'), written('startsOn').as('startsOn')])
    .select(written('endsOn').as('endsOn'))
    .orderBy('vacationPeriods.opensOn')
    .orderBy('id')
    .execute()
