import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { known } from '#db/stored-period.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by, type Place } from '#db/place.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import { daysOf } from '#db/runs-of-days.ts'
import { summedPage } from '#db/summed-page.ts'
import type { DayIncidentState } from '#db/schema/day-incidents.ts'
import type { Sums } from '#db/summed-parts.ts'
import type { DayIncident } from '#time-record/workday.ts'
import { narrowed, only } from './asked-people.queries.ts'
import { balancesInOrder } from './balance-parts.queries.ts'
import {
  type AskedDays,
  days,
  isOfSomeDays,
  matching,
  minutes,
  type Period,
  type WorkdayState,
} from './derived-days.queries.ts'
import { knownDays, type KnownPeriod } from './stored-days.queries.ts'
import { isLong, singleDays, summedRows } from './month-sums.queries.ts'
import { countOf, daysInOrder, peopleInOrder } from './list-parts.queries.ts'

type Column = 'date' | 'person' | 'balance'
export type Asked = Paging & AskedDays & { sort?: Column | `-${Column}`; totals?: 'always' | 'soon' }

export type DayRow = {
  employeeId: string
  displayName: string
  date: string
  state: WorkdayState
  startedAt: Date | null
  endedAt: Date | null
  timeZone: string
  presenceSeconds: number
  effectiveSeconds: number
  nonEffectiveSeconds: number
  unallocatedSeconds: number
  theoreticalMinutes: number
  balanceMinutes: number | null
  incidents: DayIncident[]
  /** The states of incidents with a row. */
  incidentStates: { id: string; kind: DayIncident; state: DayIncidentState }[]
  justifiedMinutes: number
  holiday: string | null
  /** What replaces planned work. */
  absence: 'vacation' | 'absence' | null
  workCenter: string | null
}

const orders: Record<Column, (isDown: boolean) => By[]> = {
  date: (isDown) => [by(sql`date`, isDown), by(sql`plain_name`)],
  person: (isDown) => [by(sql`plain_name`, isDown), by(sql`date`, true)],
  balance: (isDown) => [{ ...by(sql`balance`, isDown), isNullLast: true }, by(sql`plain_name`)],
}

/** A value of the row's incidents; those no longer on the day are ignored. */
const lookedAt = (what: RawBuilder<unknown>, none: RawBuilder<unknown>) => sql`(
  select coalesce(${what}, ${none}) from (
    select id as of_id, employee_id as of_person, date as of_date, kind as of_kind, state as of_state, minutes as of_minutes
    from day_incidents where state <> 'open') i
  where of_person = employee_id and of_date = date and of_kind = any(incidents))`

const answered = sql<DayRow>`employee_id, display_name, to_char(date, 'YYYY-MM-DD') as date, state, started_at, ended_at, time_zone,
  presence_seconds, effective_seconds, non_effective_seconds, unallocated_seconds, theoretical_minutes,
  balance as balance_minutes, incidents, ${lookedAt(
    sql`json_agg(json_build_object(
    'id', of_id, 'kind', of_kind, 'state', of_state) order by of_kind) filter (where of_state <> 'corrected')`,
    sql`'[]'::json`,
  )} as incident_states,
  least(greatest(0, theoretical_minutes - effective_seconds / 60),
    ${lookedAt(sql`sum(of_minutes) filter (where of_state = 'accepted')`, sql`0`)})::int as justified_minutes,
  holiday, absence, work_center`

type Totals = {
  effectiveSeconds: number
  theoreticalMinutes: number
  balanceMinutes: number
  incidents: number
}
const totals = sql<Totals>`json_build_object(
  'effectiveSeconds', coalesce(sum(effective_seconds), 0), 'theoreticalMinutes', coalesce(sum(theoretical_minutes), 0),
  'balanceMinutes', ${minutes(sql`coalesce(sum(balance_seconds), 0)`)}, 'incidents', count(*) filter (where has_incidents))`
const noTotals: Totals = { effectiveSeconds: 0, theoreticalMinutes: 0, balanceMinutes: 0, incidents: 0 }

/** The sums over all days without filters: stored sums plus the rest. */
function sumsOf(reach: Reach, period: KnownPeriod, asked: Asked): RawBuilder<Sums<Totals>> | undefined {
  if (isOfSomeDays(asked)) return undefined
  return sql<Sums<Totals>>`select coalesce(sum(days), 0)::int as counted, json_build_object(
    'effectiveSeconds', coalesce(sum(effective_seconds), 0), 'theoreticalMinutes', coalesce(sum(theoretical_minutes), 0),
    'balanceMinutes', ${minutes(sql`coalesce(sum(balance_seconds), 0)`)}, 'incidents', coalesce(sum(incident_days), 0)) as totals
    from (${summedRows(reach, period, asked, 'month')}) r`
}

/** A page of days, with the totals of all matches. */
export async function list(db: Db, reach: Reach, period: Period, question: Asked) {
  const asked = await narrowed(db, reach, question)
  const sort = sortOf(asked)
  const days = await known(db, period)
  const sums = sumsOf(reach, days, asked)
  const parts = {
    of: (one: Db, place: Place | undefined) => partsOf(one, reach, { period: days, asked }, { sort, place }),
    sums,
    isLong: (one: Db) => isLong(one, reach, sums === undefined ? daysOf(days) : singleDays(days), asked),
    unknown: noTotals,
  }
  return summedPage(
    db,
    {
      of: knownDays(reach, days, asked),
      shown: answered,
      totals,
      order: orderOf(asked),
      parts: asked.employeeId === undefined ? parts : undefined,
    },
    { ...asked, sort },
  )
}

/** In what order a list comes. */
export const sortOf = ({ sort = '-date' }: Pick<Asked, 'sort'>) => sort

/** What it is ordered by. */
export function orderOf(asked: Pick<Asked, 'sort'>): By[] {
  const { column, direction } = ordering(sortOf(asked))
  return [...orders[column](direction === 'desc'), by(sql`employee_id`), by(sql`date`)]
}

/** One person has too few days for parts, and an order by balance cannot be split. */
export const hasParts = ({ employeeId }: AskedDays, sort: string): boolean =>
  employeeId === undefined && !sort.endsWith('balance')

type Found = { period: KnownPeriod; asked: Asked }
type Ordered = { sort: string; place: Place | undefined }

/** The matching days, in consecutive parts of the list. */
async function* partsOf(db: Db, reach: Reach, { period, asked }: Found, { sort, place }: Ordered) {
  const isDown = sort.startsWith('-')
  if (sort.endsWith('balance'))
    if (await isLong(db, reach, daysOf(period), asked)) {
      const first = countOf(asked, place)
      yield* balancesInOrder(db, reach, { period, asked }, { isDown, place, first })
    } else yield knownDays(reach, period, asked)
  else if (sort.endsWith('date'))
    for (const days of daysInOrder(period, isDown, place))
      yield knownDays(reach, { ...period, ...days }, asked)
  else
    for await (const people of peopleInOrder(db, reach, asked, { isDown, place }))
      yield knownDays(reach, period, only(asked, people))
}

/** All days of a person, in order. */
export async function ofPerson(db: Db, reach: Reach, period: Period, employeeId: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select ${answered} from (${matching(reach, period, { employeeId })}) z order by date`.execute(db)
  return rows
}

/** The day of a visible employee without a contract or entries. */
export async function findFree(
  db: Db,
  reach: Reach,
  { employeeId, date, now }: { employeeId: string; date: string; now: Date },
): Promise<DayRow | undefined> {
  const person = await db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.id', '=', employeeId)
    .where(isWithin(reach, sql`users.id`))
    .select(['users.id', 'users.displayName', 'users.timeZone'])
    .executeTakeFirst()
  if (person === undefined) return undefined
  const { id, displayName } = person
  return {
    ...{ employeeId: id, displayName, date, state: 'free', timeZone: await zoneOf(db, person, now) },
    ...{
      startedAt: null,
      endedAt: null,
      balanceMinutes: null,
      holiday: null,
      absence: null,
      workCenter: null,
    },
    ...{ presenceSeconds: 0, effectiveSeconds: 0, nonEffectiveSeconds: 0, unallocatedSeconds: 0 },
    ...{ theoreticalMinutes: 0, incidents: [], incidentStates: [], justifiedMinutes: 0 },
  }
}

/** Somebody's time zone: that of their work center, or else their own setting. */
export const zoneOf = async (
  db: Db,
  { id, timeZone }: { id: string; timeZone: string | null },
  at: Date,
): Promise<string> => (await zoneAt(db, id, at)) ?? timeZone ?? 'UTC'

/** One day of a visible person, even if it is empty. */
export async function find(db: Db, reach: Reach, { employeeId, ...period }: Period & { employeeId: string }) {
  const { rows } = await sql<DayRow>`
    select ${answered} from (${days(reach, period, { employeeId })}) y`.execute(db)
  return rows[0]
}

/**
 * Somebody's zone of work at an instant; undefined without a contract in force there. After a move to the west, the
 * old zone applies until the day begins in the new one.
 */
export async function zoneAt(db: Db, employeeId: string, at: Date): Promise<string | undefined> {
  const day = sql`(${at}::timestamptz at time zone work_centers.time_zone)::date`
  const isThen = sql<boolean>`${day} between contracts.starts_on and coalesce(contracts.ends_on, 'infinity'::date)`
  const row = await db
    .selectFrom('contracts')
    .innerJoin('workCenters', 'workCenters.id', 'contracts.workCenterId')
    .where('contracts.employeeId', '=', employeeId)
    .where(sql<boolean>`(${isThen} or contracts.ends_on = ${day} - 1 and exists (select from contracts n
      where n.employee_id = contracts.employee_id and n.starts_on = contracts.ends_on + 1))`)
    .select('workCenters.timeZone')
    .orderBy(isThen, 'desc')
    .orderBy('contracts.startsOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.timeZone
}
