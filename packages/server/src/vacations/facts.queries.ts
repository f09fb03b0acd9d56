import { sql } from 'kysely'
import { absenceDays } from '#db/absence-days.ts'
import { contractDays } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { written } from '#db/days.ts'
import { groupsOf } from '#db/groups-of.ts'
import { together } from '#db/pipelined.ts'
import { policyPeriods } from '#db/policy-periods.ts'
import type { DayPart, VacationRules } from '#db/schema/vacations.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import type { DayFacts, Facts } from './judge.rules.ts'
import { type BucketRow, bucketsOf } from './ledger.queries.ts'

type Around = {
  employeeId: string
  from: string
  until: string
  now: Date
  isOwn: boolean
  /** A draft does not conflict with itself. */
  except: string | null
  /** The buckets of the person, where they are read already. */
  buckets?: Promise<BucketRow[] | undefined> | undefined
}

/** Everything needed to evaluate somebody's request in a period. */
export async function factsOf(db: Db, around: Around): Promise<Facts> {
  const { employeeId, from, until, now, isOwn, except } = around
  const buckets = async () =>
    (await around.buckets) ?? (await bucketsOf(db, [employeeId], except === null ? [] : [except]))
  const [known, locked, days, held, blocks] = await together(
    buckets(),
    lockedMonthsOf(db, [employeeId], { from, until }),
    daysOf(db, { employeeId, from, until }),
    heldBy(db, around),
    blocksOf(db, around),
  )
  return {
    ...{ today: dayOf(now), isOwn, days, held, blocks },
    buckets: known.map(({ balance, pending, ...bucket }) => ({ ...bucket, free: balance - pending })),
    lockedMonths: new Set(locked.map(({ month }) => month)),
  }
}

type Days = Pick<Around, 'employeeId' | 'from' | 'until'>

/** The planned work of each contract day, and the policy in force. */
export async function daysOf(
  db: Db,
  { employeeId, ...period }: Days,
): Promise<ReadonlyMap<string, DayFacts>> {
  return (await daysOfEach(db, [employeeId], period)).get(employeeId) ?? new Map<string, DayFacts>()
}

/** The same for many people, by id. */
export async function daysOfEach(
  db: Db,
  employeeIds: readonly string[],
  { from, until }: Omit<Days, 'employeeId'>,
): Promise<Map<string, Map<string, DayFacts>>> {
  const isOf = sql<boolean>`c.employee_id = any(${employeeIds}::uuid[])`
  const { rows } = await sql<{
    employeeId: string
    date: string
    plannedMinutes: number
    holiday: string | null
    firstMinute: number | null
    lastMinute: number | null
    policyId: string
    rules: VacationRules
  }>`
    select d.employee_id, to_char(d.date, 'YYYY-MM-DD') as date, d.theoretical_minutes as planned_minutes, d.holiday,
      d.first_minute, d.last_minute, v.id as policy_id, p.rules
    from (${contractDays(from, until, isOf)}) d
    join contracts c on c.employee_id = d.employee_id and d.date >= c.starts_on and d.date <= coalesce(c.ends_on, d.date)
    join ${policyPeriods} and d.date between v.starts_on and v.ends_on
    join vacation_policies p on p.id = v.id`.execute(db)
  const days = new Map<string, Map<string, DayFacts>>(employeeIds.map((id) => [id, new Map()]))
  for (const { employeeId, date, ...day } of rows) days.get(employeeId)?.set(date, day)
  return days
}

/** The days of other requests and absences, for whole years: a summer is evaluated as a whole. */
async function heldBy(db: Db, { employeeId, from, until, except }: Around): Promise<Map<string, DayPart[]>> {
  const [first, last] = [`${from.slice(0, 4)}-01-01`, `${until.slice(0, 4)}-12-31`]
  const own = sql<boolean>`a.employee_id = ${employeeId}::uuid`
  const holds = sql<boolean>`a.state not in ('rejected', 'cancelled')`
  const { rows } = await sql<{ date: string; part: DayPart }>`
    select to_char(date, 'YYYY-MM-DD') as date, part from vacation_lines
    where employee_id = ${employeeId}::uuid and held and date between ${first}::date and ${last}::date
      and request_id is distinct from ${except}::uuid
    union all
    select to_char(b.date, 'YYYY-MM-DD'), b.part from (${absenceDays(first, last, own, holds)}) b`.execute(db)
  const held = new Map<string, DayPart[]>()
  for (const { date, part } of rows) held.set(date, [...(held.get(date) ?? []), part])
  return held
}

export type Block = { name: string; startsOn: string; endsOn: string }

/** The blocked dates of somebody in a period. */
export async function blocksOf(
  db: Db,
  { employeeId, from, until, now }: Days & { now: Date },
): Promise<Block[]> {
  const rows = await db
    .selectFrom('vacationBlocks')
    .where(sql<boolean>`starts_on <= ${until}::date and ends_on >= ${from}::date`)
    .where(sql<boolean>`not ${employeeId}::uuid = any(except_ids)`)
    .select(['name', 'groupId', written('startsOn').as('startsOn'), written('endsOn').as('endsOn')])
    .orderBy('startsOn')
    .execute()
  const asked = rows.flatMap(({ groupId }) => (groupId === null ? [] : [groupId]))
  if (asked.length === 0) return rows
  const isAsked = sql<boolean>`employee_groups.id = any(${asked}::uuid[])`
  const groups = new Set((await groupsOf(db, employeeId, dayOf(now), isAsked)).map(({ id }) => id))
  return rows.filter(({ groupId }) => groupId === null || groups.has(groupId))
}
