import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { known } from '#db/stored-period.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by } from '#db/place.ts'
import { openIncidents } from '#db/open-incidents.ts'
import { summedPage } from '#db/summed-page.ts'
import type { DayIncident } from '#time-record/workday.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'
import { decidable, type Looking } from './clock-corrections.queries.ts'
import { isDecidable } from './day-incidents.queries.ts'
import { minutes, type Period, todays } from './derived-days.queries.ts'
import { knownDays } from './stored-days.queries.ts'

export type TeamState = 'missing' | 'working' | 'break' | 'left' | 'expected' | 'free' | 'no_plan'
type Column = 'attention' | 'person' | 'bank'
export type Asked = Paging &
  Pick<AskedPeople, 'search' | 'coordinatorId'> & {
    state?: TeamState[]
    incident?: boolean
    waiting?: boolean
    sort?: 'attention' | Exclude<Column, 'attention'> | `-${Exclude<Column, 'attention'>}`
  }
/** The viewer, and the days around today. */
export type Today = {
  looking: Looking
  decidesAccess: boolean
  period: Period
  zone: string
}

export type TeamRow = {
  id: string
  displayName: string
  code: string
  state: TeamState
  since: Date | null
  date: string
  timeZone: string
  shiftStartsAt: Date | null
  effectiveSeconds: number
  incidents: DayIncident[]
  bankMinutes: number
  corrections: number
  justifications: number
  accesses: number
  mine: number
}

/** The last effective entry of people who have come in. */
const lastEntry = ({ now, runningAfter }: Period) => sql`left join lateral (
  select k.kind, k.at from clock_entries k
  where k.employee_id = u.id and k.at >= ${runningAfter} and k.at <= ${now} and k.kind <> 'void'
    and not exists (select from clock_entries r where r.replaces = k.id and r.employee_id = k.employee_id)
  order by k.at desc, k.number desc limit 1
) l on true`

/** The open items of each person. */
const corrections = (looking: Looking) => sql`
  select employee_id, count(*)::int as open, (count(*) filter (where ${decidable(looking)}))::int as mine
  from clock_corrections where state = 'pending' and expires_at > ${looking.now} group by 1`
const justifications = (looking: Looking) => sql`
  select employee_id, count(*)::int as open, (count(*) filter (where ${isDecidable(looking)}))::int as mine
  from day_incidents where state = 'justified' group by 1`
const accesses = sql`select user_id, count(*)::int as open from access_requests where state = 'pending' group by 1`

/**
 * People without a row today have neither a contract nor an entry; nobody is missing before their work center clocks
 * in.
 */
const state = ({ period: { now } }: Today) => sql`case
  when t.is_running then case when l.kind = 'break_start' then 'break' else 'working' end
  when t.started_at is not null then 'left'
  when t.employee_id is null or t.work_center_id is null then 'no_plan'
  when t.theoretical_minutes = 0 then 'free'
  when t.date >= t.clock_since and t.shift_starts_at + coalesce(t.late_minutes, 0) * interval '1 minute' < ${now} then 'missing'
  else 'expected' end`

/** The viewer's team, as of today. */
function members(today: Today, asked: Asked): RawBuilder<unknown> {
  const { looking, decidesAccess, period, zone } = today
  const { reach, now } = looking
  const { search, coordinatorId } = asked
  const people = {
    ...(search === undefined ? {} : { search }),
    ...(coordinatorId === undefined ? {} : { coordinatorId }),
  }
  return sql`
    select m.*, case when state = 'missing' then 1 when mine > 0 then 2 when cardinality(incidents) > 0 then 3
        when state in ('working', 'break') then 4 when state = 'expected' then 5 when state = 'left' then 6
        else 7 end as rank,
      case when state = 'left' then ended_at when state in ('working', 'break') then coalesce(entered_at, started_at)
        when state in ('missing', 'expected') then shift_starts_at end as since
    from (
      select u.id, u.display_name, u.plain_name, e.code, ${state(today)} as state, l.at as entered_at,
        t.started_at, t.ended_at, t.shift_starts_at, coalesce(t.effective_seconds, 0) as effective_seconds,
        coalesce(t.date, (${now}::timestamptz at time zone ${zone})::date) as date,
        coalesce(t.time_zone, ${zone}) as time_zone, case when t.has_incidents then ${openIncidents('t')} else '{}' end as incidents,
        coalesce(c.open, 0) as corrections, coalesce(j.open, 0) as justifications, coalesce(a.open, 0) as accesses,
        coalesce(c.mine, 0) + coalesce(j.mine, 0) + coalesce(a.open, 0) as mine,
        coalesce(b.seconds, 0) as bank_seconds
      from employees e
      join users u on u.id = e.user_id
      left join (${todays(reach, period, people)}) t on t.employee_id = u.id
      ${lastEntry(period)}
      left join (${corrections(looking)}) c on c.employee_id = u.id
      left join (${justifications(looking)}) j on j.employee_id = u.id
      left join (${accesses}) a on a.user_id = u.id and ${decidesAccess}
      left join (select m.employee_id, sum(m.seconds) as seconds from hour_bank_movements m
        where ${isAsked(reach, people, sql`m.employee_id`)} group by 1) b on b.employee_id = u.id
      where u.active and u.id <> ${reach.userId}::uuid and ${isAsked(reach, people, sql`u.id`)}
    ) m`
}

function filters({ state: states = [], incident, waiting }: Asked): RawBuilder<boolean> {
  const found = [sql<boolean>`true`]
  if (states.length > 0) found.push(sql`state = any(${states}::text[])`)
  if (incident !== undefined) found.push(sql`(cardinality(incidents) > 0) = ${incident}`)
  if (waiting !== undefined) found.push(sql`(mine > 0) = ${waiting}`)
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

const name = by(sql`plain_name`)
const orders: Record<Column, (isDown: boolean) => By[]> = {
  attention: () => [by(sql`rank`), name],
  person: (isDown) => [by(sql`plain_name`, isDown)],
  bank: (isDown) => [by(sql`bank_seconds`, isDown), name],
}

const shown = sql<TeamRow>`id, display_name, code, state, since, to_char(date, 'YYYY-MM-DD') as date, time_zone,
  shift_starts_at, effective_seconds, incidents, ${minutes(sql`bank_seconds`)} as bank_minutes, corrections, justifications, accesses, mine`

type Totals = { present: number; missing: number; waiting: number }
const totals = sql<Totals>`json_build_object('present', count(*) filter (where state in ('working', 'break')),
  'missing', count(*) filter (where state = 'missing'), 'waiting', count(*) filter (where mine > 0))`

/** A page of people, with the totals of all matches. */
export function list(db: Db, today: Today, asked: Asked) {
  const sort = asked.sort ?? 'attention'
  const { column, direction } = ordering(sort)
  const of = sql`select * from (${members(today, asked)}) y where ${filters(asked)}`
  const order = [...orders[column](direction === 'desc'), by(sql`id`)]
  return summedPage(db, { of, shown, totals, order }, { ...asked, sort })
}

/** The people's balances of a period, as far as its days are over. */
export async function balances(
  db: Db,
  { reach }: Looking,
  period: Period,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const only = { ...reach, only: sql`select unnest(${ids}::uuid[])` }
  const { rows } = await sql<{ employeeId: string; minutes: number }>`
    select employee_id, ${minutes(sql`coalesce(sum(balance_seconds), 0)`)} as minutes
    from (${knownDays(only, await known(db, period), {})}) d group by 1`.execute(db)
  return new Map(rows.map(({ employeeId, minutes: sum }) => [employeeId, sum]))
}
