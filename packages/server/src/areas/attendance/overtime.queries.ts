import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hourKinds } from '#db/hour-kinds.ts'
import { known, summedDates } from '#db/stored-period.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by } from '#db/place.ts'
import { summedPage } from '#db/summed-page.ts'
import { timeRulePeriods } from '#db/policy-periods.ts'
import type { Reach } from '#db/reach.ts'
import { runsOf } from '#db/runs-of-days.ts'
import type { overtimeCount } from '#time-record/overtime-count.ts'
import { type AskedPeople, isAsked, onlyPeople } from './asked-people.queries.ts'
import type { Period } from './derived-days.queries.ts'
import { daysBeside, type KnownPeriod } from './stored-days.queries.ts'
import { addedUp } from './month-sums.queries.ts'

export type OvertimeState = 'over' | 'near' | 'below'
type Column = 'share' | 'person' | 'counted'
export type Asked = Paging & AskedPeople & { state?: OvertimeState[]; sort?: Column | `-${Column}` }
/** The days of a year up to now, the last day of the year, and how its extra hours are counted. */
export type Year = Period & { lastDay: string } & typeof overtimeCount

export type OvertimeRow = {
  employeeId: string
  displayName: string
  extraSeconds: number
  compensatedSeconds: number
  countedSeconds: number
  limitSeconds: number
  share: number
  state: OvertimeState
  source: string
}

/** The days of a year since anybody's first one: before it there are no extra hours. */
async function recorded(db: Db, year: Year): Promise<Period> {
  const { from, until } = year
  const { rows } = await sql<{
    first: string | null
  }>`select to_char(min(date), 'YYYY-MM-DD') as first from workdays
    where date between ${from}::date and ${until}::date`.execute(db)
  return { ...year, from: rows[0]?.first ?? until }
}

/** The extra hours of each month, and the rest that compensated them. */
function extras(reach: Reach, worked: KnownPeriod, year: Year, question: AskedPeople): RawBuilder<unknown> {
  const asked = onlyPeople(question)
  const dates = asked.employeeId === undefined ? summedDates(worked) : []
  // Somebody without entries has no extra hours: days that are not kept, such as today, need not be derived for them.
  const people = (id: RawBuilder<unknown>) => sql<boolean>`${id} in (select w.employee_id from workdays w
    where w.date = any(${worked.unknown.dates}::date[]))`
  const beside = daysBeside(reach, worked, asked, dates, { people })
  // Rest is another row of its month, so that nothing is joined.
  const parts = [rests(reach, year, asked)]
  if (dates.length > 0)
    parts.push(sql`select s.employee_id, s.month, s.extra_seconds[r.last + 1] - s.extra_seconds[r.first], 0
      from ${addedUp(reach, worked, asked, runsOf(dates, 'month'))} and s.extra_seconds is not null`)
  if (beside !== undefined)
    parts.push(sql`select employee_id, date_trunc('month', date::timestamp)::date, extra_seconds, 0
      from (select *, ${hourKinds} from (${beside}) m) d`)
  return sql`select employee_id, month, sum(extra)::int as extra, sum(rested)::int as rested
    from (${sql.join(parts, sql` union all `)}) r group by 1, 2 having sum(extra) > 0`
}

/**
 * Rest that compensated a month's extra hours in time, not reversed: counted from its first day, so that no hour is
 * late.
 */
const rests = (reach: Reach, { restWithinMonths }: Year, asked: AskedPeople): RawBuilder<unknown> => sql`
  select h.employee_id, h.month, 0 as extra, -h.seconds as rested from hour_bank_movements h
  where h.kind = 'rest' and h.month is not null and h.date >= h.month
    and not exists (select from hour_bank_movements r where r.reverses = h.id)
    and h.date < h.month + make_interval(months => ${sql.lit(restWithinMonths)})
    and ${isAsked(reach, asked, sql`h.employee_id`)}`

/** The yearly limit of each contract's time rules for full time, in proportion to the time in force and the hours. */
const allowances = (reach: Reach, { from, lastDay }: Year, asked: AskedPeople): RawBuilder<unknown> => sql`
  select employee_id, sum(days * part * allowed) / (${lastDay}::date - ${from}::date + 1) as seconds,
    (array_agg(source order by ends_on desc))[1] as source
  from (
    select c.employee_id, p.ends_on, p.ends_on - p.starts_on + 1 as days,
      case when c.part_time then least(1, c.weekly_minutes / t.full_week) else 1 end as part,
      t.allowed, t.source
    from contracts c join ${timeRulePeriods} join (
      select id, (rules ->> 'fullWeekMinutes')::float8 as full_week,
        (rules -> 'overtime' ->> 'hours')::int * 3600 as allowed, rules -> 'overtime' ->> 'source' as source
      from time_rules offset 0
    ) t on t.id = v.id
    cross join lateral (
      select greatest(c.starts_on, v.starts_on, ${from}::date) as starts_on,
        least(coalesce(c.ends_on, v.ends_on), v.ends_on, ${lastDay}::date) as ends_on
    ) p
    where p.starts_on <= p.ends_on and ${isAsked(reach, asked, sql`c.employee_id`)}
  ) a
  group by 1`

/** The legal limit, for people who worked without a contract. */
const lawSource = ({
  lastDay,
}: Year) => sql`(select t.rules -> 'overtime' ->> 'source' from time_rule_periods v
  join time_rules t on t.id = v.id where v.agreement = '' and ${lastDay}::date between v.starts_on and v.ends_on)`

/** Everybody who was employed or worked extra in the year, with what counts towards their limit. */
const people = (
  reach: Reach,
  year: Year,
  worked: KnownPeriod,
  asked: AskedPeople,
): RawBuilder<unknown> => sql`
  select y.*, case when y.limit_seconds > 0 then y.counted_seconds / y.limit_seconds::float8
      when y.counted_seconds > 0 then 1 else 0 end as share,
    case when y.counted_seconds > y.limit_seconds then 'over'
      when y.counted_seconds > 0 and y.counted_seconds >= y.limit_seconds * ${sql.lit(year.nearShare)}::float8 then 'near'
      else 'below' end as state
  from (
    select u.id as employee_id, u.display_name, u.plain_name, coalesce(e.extra, 0) as extra_seconds,
      coalesce(e.compensated, 0) as compensated_seconds, coalesce(e.extra - e.compensated, 0) as counted_seconds,
      round(coalesce(p.seconds, 0))::int as limit_seconds, coalesce(p.source, ${lawSource(year)}) as source
    from (${allowances(reach, year, asked)}) p
    full join (
      select employee_id, sum(extra)::int as extra, sum(least(extra, rested))::int as compensated
      from (${extras(reach, worked, year, asked)}) x group by 1
    ) e on e.employee_id = p.employee_id
    join users u on u.id = coalesce(p.employee_id, e.employee_id)
  ) y`

const orders: Record<Column, (isDown: boolean) => By[]> = {
  share: (isDown) => [by(sql`share`, isDown), by(sql`plain_name`)],
  counted: (isDown) => [by(sql`counted_seconds`, isDown), by(sql`plain_name`)],
  person: (isDown) => [by(sql`plain_name`, isDown)],
}

const shown = sql<OvertimeRow>`employee_id, display_name, extra_seconds, compensated_seconds, counted_seconds,
  limit_seconds, share, state, source`
const totals = sql<
  Record<'over' | 'near', number>
>`json_build_object('over', count(*) filter (where state = 'over'),
  'near', count(*) filter (where state = 'near'))`

/** A page of people, with the number of matches near or over the limit. */
export async function list(db: Db, reach: Reach, year: Year, asked: Asked) {
  const sort = asked.sort ?? '-share'
  const { column, direction } = ordering(sort)
  const { state = [] } = asked
  const isIn = state.length === 0 ? sql`true` : sql`z.state = any(${state}::text[])`
  const worked = await known(db, await recorded(db, year))
  const of = sql`select * from (${people(reach, year, worked, asked)}) z where ${isIn}`
  const order = [...orders[column](direction === 'desc'), by(sql`employee_id`)]
  return summedPage(db, { of, shown, totals, order }, { ...asked, sort })
}
