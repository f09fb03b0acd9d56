import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by } from '#db/place.ts'
import type { TeleworkState } from '#db/schema/telework.ts'
import { summedPage } from '#db/summed-page.ts'
import type { TeleworkFigures } from '#telework/days.rules.ts'
import { type Days as Period, isOfTelework, workedDays } from './telework-days.queries.ts'
import type { Looking } from './telework-reach.ts'
import { stateOn } from './telework-state.queries.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'

/** The period, and the share of remote work that requires an agreement. */
type Days = Period & { regularPercent: number }
type Column = 'person' | 'share' | 'uncovered' | 'contradictions'
export type AskedTelework = Pick<AskedPeople, 'search' | 'employeeId'> & {
  state?: TeleworkState[]
  /** Includes people without agreement and remote work. */
  all?: boolean
  contradicted?: boolean
  lacking?: boolean
}
type Asked = Paging & AskedTelework & { sort?: Column | `-${Column}` }

export type PersonRow = TeleworkFigures & {
  employeeId: string
  displayName: string
  state: TeleworkState | null
  next: TeleworkState | null
  startsOn: string | null
  lastsUntil: string | null
  weekA: number[]
  weekB: number[] | null
}

const places = ['in_force', 'signed', 'offered', 'draft', 'refused'] as const

/** Each person's version in force, or else the nearest one; drafts for managers only. */
const versions = ({ reach, manages, today }: Looking, asked: AskedPeople): RawBuilder<unknown> => sql`
  select distinct on (y.employee_id) y.*, first_value(case when y.stored <> 'signed' then y.state end) over (
      partition by y.employee_id order by y.stored = 'signed') as open
  from (
    select v.employee_id, v.state as stored, ${stateOn(today)} as state, v.starts_on, v.lasts_until, v.week_a, v.week_b, v.number
    from telework_versions v
    where ${isAsked(reach, asked, sql`v.employee_id`)}${manages ? sql`` : sql` and v.state <> 'draft'`}
  ) y
  order by y.employee_id, coalesce(array_position(${sql.val([...places])}::text[], y.state), 9), y.number desc`

const figures = sql`select d.employee_id, count(*)::int as worked_days, (count(*) filter (where d.is_planned))::int as planned_days,
    (count(*) filter (where d.remote_seconds > 0))::int as remote_days, count(d.contradiction)::int as contradictions,
    sum(d.worked_seconds)::int as worked_seconds, sum(d.remote_seconds)::int as remote_seconds,
    coalesce(sum(d.remote_seconds) filter (where not d.is_covered), 0)::int as uncovered_seconds`

const names = [
  ...['worked_days', 'planned_days', 'remote_days', 'contradictions'],
  ...['worked_seconds', 'remote_seconds', 'uncovered_seconds'],
]

/** Everybody with an agreement or remote work in the period. */
function people(who: Looking, days: Days, { all = false, ...asked }: AskedTelework): RawBuilder<unknown> {
  const isShown = all ? sql<boolean>`true` : isOfTelework(who.reach, days, asked)
  return sql`
    select u.id as employee_id, u.display_name, u.plain_name, v.state, case when v.open <> v.state then v.open end as next,
      v.starts_on, v.lasts_until, coalesce(v.week_a, '{}') as week_a, v.week_b,
      ${sql.join(names.map((name) => sql`coalesce(${sql.ref(`f.${name}`)}, 0) as ${sql.ref(name)}`))}
    from users u join employees e on e.user_id = u.id
    left join (${versions(who, asked)}) v on v.employee_id = u.id
    left join (${figures} from (${workedDays(who.reach, days, asked, isShown)}) d group by d.employee_id) f
      on f.employee_id = u.id
    where u.active and ${isAsked(who.reach, asked, sql`u.id`)}
      and (${all} or v.employee_id is not null or f.remote_seconds > 0)`
}

/** Equivalent to `isLacking` of the rules. */
const isLacking = ({ regularPercent }: Days) =>
  sql`(worked_seconds > 0 and uncovered_seconds::bigint * 100 >= worked_seconds::bigint * ${sql.lit(regularPercent)})`

function found(who: Looking, days: Days, asked: AskedTelework): RawBuilder<unknown> {
  const { state = [], contradicted, lacking } = asked
  const only = [sql`true`]
  if (state.length > 0) only.push(sql`(state = any(${state}::text[]) or next = any(${state}::text[]))`)
  if (contradicted !== undefined) only.push(sql`(contradictions > 0) = ${contradicted}`)
  if (lacking !== undefined) only.push(sql`${isLacking(days)} = ${lacking}`)
  return sql`select * from (${people(who, days, asked)}) y where ${sql.join(only, sql` and `)}`
}

const name = by(sql`plain_name`)
const shareOf = (seconds: RawBuilder<unknown>) => sql`${seconds}::numeric / nullif(worked_seconds, 0)`
const orders: Record<Column, (isDown: boolean) => By[]> = {
  person: (isDown) => [{ ...name, isDown }],
  share: (isDown) => [{ ...by(shareOf(sql`remote_seconds`), isDown), isNullLast: true }, name],
  uncovered: (isDown) => [{ ...by(shareOf(sql`uncovered_seconds`), isDown), isNullLast: true }, name],
  contradictions: (isDown) => [by(sql`contradictions`, isDown), name],
}

const shown = sql<PersonRow>`employee_id, display_name, state, next, to_char(starts_on, 'YYYY-MM-DD') as starts_on,
  to_char(lasts_until, 'YYYY-MM-DD') as lasts_until, week_a, week_b, ${sql.join(names.map((one) => sql.ref(one)))}`

type Totals = Record<'inForce' | 'offered' | 'contradicted' | 'lacking', number>
const totals = (
  days: Days,
) => sql<Totals>`json_build_object('inForce', count(*) filter (where state = 'in_force'),
  'offered', count(*) filter (where state = 'offered' or next = 'offered'),
  'contradicted', count(*) filter (where contradictions > 0), 'lacking', count(*) filter (where ${isLacking(days)}))`

/** A page of people, with the totals of all matches. */
export function list(db: Db, who: Looking, days: Days, { sort = 'person', ...asked }: Asked) {
  const { column, direction } = ordering(sort)
  const order = [...orders[column](direction === 'desc'), by(sql`employee_id`)]
  return summedPage(
    db,
    { of: found(who, days, asked), shown, totals: totals(days), order },
    { ...asked, sort },
  )
}

/** One person; undefined without an agreement and remote work. */
export async function find(db: Db, who: Looking, days: Days, employeeId: string) {
  const { rows } = await sql<PersonRow>`
    select ${shown} from (${found(who, days, { employeeId })}) z`.execute(db)
  return rows[0]
}
