import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { DayPart } from '#db/schema/vacations.ts'
import { isArchived, isShownAs, type SearchedState, type VacationState } from './vacation-archive.queries.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'
import type { Looking } from './vacation-reach.ts'

type Asked = Paging &
  AskedPeople & {
    teamOf?: string
    selectedState?: SearchedState[]
    active?: 0 | 1
    sort?: 'person' | '-person'
  }
type Period = { from: string; until: string }
export type DayOff = { date: string; part: DayPart; requestId: string; state: VacationState }

/** People who share a coordinator with somebody, including that person. */
const teamOf = (employeeId: string, today: string): RawBuilder<unknown> => sql`
  select ${employeeId}::uuid union all select other.employee_id from coordinator_assignments own
  join coordinator_assignments other on other.coordinator_id = own.coordinator_id and ${inForce('other', today)}
  where own.employee_id = ${employeeId}::uuid and ${inForce('own', today)}`

/** A page of people with their days off in a period; colleagues' pending requests are hidden. */
export function list(db: Db, looking: Looking, period: Period, asked: Asked) {
  const { reach } = looking
  const { direction } = ordering(asked.sort ?? 'person')
  const isManaging = reach.team || reach.everybody
  const seen = isManaging
    ? isAsked(reach, asked, sql`users.id`)
    : isAsked({ ...reach, only: teamOf(reach.userId, reach.today) }, asked, sql`users.id`)
  const inTeam =
    asked.teamOf === undefined
      ? sql<boolean>`true`
      : sql<boolean>`users.id in (${teamOf(asked.teamOf, reach.today)})`
  const query = db
    .selectFrom('users')
    .innerJoin('employees', 'employees.userId', 'users.id')
    .where('users.active', '=', true)
    .where(seen)
    .where(inTeam)
    .where(isOff(period, reach.today, asked))
    // A filter by state must not reveal the states of people whose states are hidden.
    .where(
      isManaging || (asked.selectedState ?? []).length === 0
        ? sql<boolean>`true`
        : sql<boolean>`users.id = ${reach.userId}::uuid`,
    )
    .select(['users.id', 'users.displayName'])
    .select(daysOff(period, reach.today, asked).as('days'))
    .orderBy('users.plainName', direction)
    .orderBy('users.id')
  return page(query, asked, 'users.id')
}

type Narrowed = Pick<Asked, 'selectedState' | 'active'>

/** The requested days of the current person in a period. */
function among({ from, until }: Period, today: string, { selectedState = [], active = 1 }: Narrowed) {
  const isPast = isArchived(today, 'r')
  return sql`from vacation_lines l join vacation_requests r on r.id = l.request_id
    where l.held and l.employee_id = users.id and l.date between ${from}::date and ${until}::date
      and ${active === 1 ? sql`not ${isPast}` : isPast}
      and ${selectedState.length === 0 ? sql`true` : isShownAs(selectedState, today)}`
}

/** Everybody, even without days off; with a filter by state only matching people. */
const isOff = (period: Period, today: string, asked: Narrowed) =>
  (asked.selectedState ?? []).length === 0
    ? sql<boolean>`true`
    : sql<boolean>`exists (select ${among(period, today, asked)})`

const daysOff = (period: Period, today: string, asked: Narrowed) => sql<DayOff[]>`(
  select coalesce(json_agg(json_build_object('date', to_char(l.date, 'YYYY-MM-DD'), 'part', l.part, 'requestId', r.id,
    'state', ${shownState(today)}) order by l.date, l.part desc), '[]')
  ${among(period, today, asked)})`

const shownState = (today: string) =>
  sql`case when r.state = 'approved' and r.ends_on < ${today}::date then 'enjoyed' else r.state end`

/** The days of somebody's vacation in a period. */
export async function ofPerson(db: Db, employeeId: string, { from, until }: Period, today: string) {
  const { rows } = await sql<DayOff>`
    select to_char(l.date, 'YYYY-MM-DD') as date, l.part, r.id as request_id, ${shownState(today)} as state
    from vacation_lines l join vacation_requests r on r.id = l.request_id
    where l.held and l.employee_id = ${employeeId}::uuid and l.date between ${from}::date and ${until}::date
    order by l.date, l.part desc`.execute(db)
  return rows
}
