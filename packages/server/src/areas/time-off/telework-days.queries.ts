import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import { summedPage } from '#db/summed-page.ts'
import type { TeleworkContradiction } from '#telework/days.rules.ts'
import { type AskedPeople, isAsked } from './vacation-people.queries.ts'

export type Days = { from: string; until: string }
type Column = 'date' | 'person'
type Asked = Paging &
  Pick<AskedPeople, 'search' | 'employeeId'> & {
    contradiction?: TeleworkContradiction[]
    sort?: Column | `-${Column}`
  }
export type DayRow = {
  employeeId: string
  displayName: string
  date: string
  isPlanned: boolean
  workedSeconds: number
  remoteSeconds: number
  contradiction: TeleworkContradiction | null
}

/** Equivalent to `contradictionOf` of the rules. */
const contradiction = sql`case
  when w.remote_seconds > 0 and v.id is null then 'no_agreement'
  when w.remote_seconds > 0 and not is_remote_on(v.week_a, v.week_b, w.date) then 'not_planned'
  when w.remote_seconds = 0 and is_remote_on(v.week_a, v.week_b, w.date) then 'on_site' end`

/** The days with effective work in a period, each with its agreed location; `of` narrows the rows, aliased `w`. */
export const workedDays = (
  reach: Reach,
  { from, until }: Days,
  asked: AskedPeople,
  of: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select w.employee_id, w.date, w.effective_seconds as worked_seconds, w.remote_seconds, v.id is not null as is_covered,
    coalesce(is_remote_on(v.week_a, v.week_b, w.date), false) as is_planned, ${contradiction} as contradiction
  from workdays w
  left join telework_versions v on v.employee_id = w.employee_id and v.state = 'signed' and w.date >= v.starts_on
    and w.date <= coalesce(v.lasts_until, 'infinity'::date)
  where w.date between ${from}::date and ${until}::date and w.effective_seconds > 0
    and ${isAsked(reach, asked, sql`w.employee_id`)} and ${of}`

/**
 * Whether the day's person has an agreement, or works remotely in the period. Nothing else makes a day remote or
 * planned, and most people have neither.
 */
export const isOfTelework = (reach: Reach, { from, until }: Days, asked: AskedPeople) =>
  sql<boolean>`w.employee_id in (
    select t.employee_id from telework_versions t where ${isAsked(reach, asked, sql`t.employee_id`)}
    union select r.employee_id from workdays r
    where r.date between ${from}::date and ${until}::date and r.remote_seconds > 0
      and ${isAsked(reach, asked, sql`r.employee_id`)})`

const orders: Record<Column, (isDown: boolean) => By[]> = {
  date: (isDown) => [by(sql`date`, isDown), by(sql`plain_name`)],
  person: (isDown) => [by(sql`plain_name`, isDown), by(sql`date`, true)],
}

const shown = sql<DayRow>`employee_id, display_name, to_char(date, 'YYYY-MM-DD') as date, is_planned, worked_seconds,
  remote_seconds, contradiction`

/** A page of the days that are remote by agreement or clock. */
export function list(db: Db, reach: Reach, days: Days, { sort = '-date', ...asked }: Asked) {
  const { column, direction } = ordering(sort)
  const { contradiction: only = [] } = asked
  const isOne = only.length === 0 ? sql`true` : sql`d.contradiction = any(${only}::text[])`
  const of = sql`
    select d.*, u.display_name, u.plain_name from (${workedDays(reach, days, asked, isOfTelework(reach, days, asked))}) d
    join users u on u.id = d.employee_id where (d.remote_seconds > 0 or d.is_planned) and ${isOne}`
  const order = [...orders[column](direction === 'desc'), by(sql`employee_id`), by(sql`date`)]
  const totals = sql<Record<string, never>>`json_build_object()`
  return summedPage(db, { of, shown, totals, order }, { ...asked, sort })
}
