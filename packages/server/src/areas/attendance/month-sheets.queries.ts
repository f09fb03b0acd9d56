import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { firstOf, lastOf } from '#db/day.ts'
import { known } from '#db/stored-period.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by } from '#db/place.ts'
import type { MonthFigures, MonthSheetState } from '#db/schema/month-sheets.ts'
import { summedPage } from '#db/summed-page.ts'
import { hourKinds } from '#db/hour-kinds.ts'
import type { Reach } from '#db/reach.ts'
import { type AskedPeople, isAsked, narrowed, onlyPeople } from './asked-people.queries.ts'
import { daysText, storedDays } from './month-sheet-days.queries.ts'
import { matching, type Period } from './derived-days.queries.ts'
import { begun, countedSheets } from './sheet-sums.queries.ts'

type Column = 'person' | 'month' | 'balance' | 'extra'
export type AskedSheets = AskedPeople & {
  state?: MonthSheetState[]
  partTime?: boolean
  waiting?: boolean
  lacking?: boolean
  /** Only unconfirmed ones, with the current values of their days. */
  toConfirm?: boolean
}
type Asked = Paging & AskedSheets & { sort?: Column | `-${Column}` }

export type SheetRow = MonthFigures & {
  employeeId: string
  displayName: string
  month: string
  state: MonthSheetState
  partTime: boolean
  isOver: boolean
  incidentDays: number
  missingDays: number
  pendingCorrections: number
  isDifferent: boolean
  confirmedAt: Date | null
  lockedAt: Date | null
  remindedAt: Date | null
}

const figures = {
  worked_days: 'workedDays',
  effective_seconds: 'effectiveSeconds',
  non_effective_seconds: 'nonEffectiveSeconds',
  ordinary_seconds: 'ordinarySeconds',
  complementary_seconds: 'complementarySeconds',
  extra_seconds: 'extraSeconds',
  theoretical_minutes: 'theoreticalMinutes',
  balance_seconds: 'balanceSeconds',
} as const
const entries = Object.entries(figures)

/** Days with a missing entry or exit, or on which the person is still at work. */
const isMissing = sql`(incidents && '{missing_in,missing_out}'::text[] or state = 'open')`

/** The current sums of each month; months without planned and recorded work are omitted. */
const live = (reach: Reach, period: Period, asked: AskedPeople): RawBuilder<unknown> => sql`
  select employee_id, date_trunc('month', date::timestamp)::date as month, bool_or(is_part_time and is_begun) as part_time,
    max(today) as today, count(started_at)::int as worked_days,
    ${sql.join(
      ['effective', 'non_effective', 'ordinary', 'complementary', 'extra'].map((name) => {
        const column = sql.ref(`${name}_seconds`)
        return sql`sum(${column})::int as ${column}`
      }),
    )},
    sum(theoretical_minutes)::int as theoretical_minutes, coalesce(sum(balance_seconds), 0)::int as balance_seconds,
    (count(*) filter (where has_incidents))::int as incident_days,
    (count(*) filter (where ${isMissing}))::int as missing_days, ${daysText} as days
  from (select *, ${hourKinds} from (${matching(reach, period, onlyPeople(asked))}) m) d
  group by 1, 2 having count(*) filter (where started_at is not null or state = 'missing') > 0`

/** The confirmed content, for the requested people and months. */
const kept = (reach: Reach, { from, until }: Period, asked: AskedPeople): RawBuilder<unknown> => sql`
  select m.*, d.days, d.incident_days from month_sheets m
  cross join lateral (select ${daysText} as days,
    (count(*) filter (where jsonb_array_length(incidents) > 0))::int as incident_days from (${storedDays}) y) d
  where m.month between ${from}::date and ${until}::date
    and ${isAsked(reach, asked, sql`m.employee_id`)}`

const isKept = sql`coalesce(k.state in ('confirmed', 'locked'), false)`
const keptOf = (name: string) => sql`(k.figures ->> ${sql.lit(name)})::int`
const liveOf = (column: string) => sql`coalesce(${sql.ref(`l.${column}`)}, 0)`

/** Each sheet with its confirmed values, or else those of its days. */
function sheets(reach: Reach, period: Period, asked: AskedSheets): RawBuilder<unknown> {
  const isShown = asked.toConfirm === true ? sql`false` : isKept
  const shown = entries.map(
    ([column, name]) =>
      sql`case when ${isShown} then ${keptOf(name)} else ${liveOf(column)} end as ${sql.ref(column)}`,
  )
  return sql`
    select u.id as employee_id, u.display_name, u.plain_name, u.active, s.month, coalesce(k.state, 'open') as state,
      case when ${isKept} then k.part_time else coalesce(l.part_time, k.part_time) end as part_time,
      coalesce(l.today, (${period.now}::timestamptz at time zone 'UTC')::date) >= s.month + interval '1 month' as is_over,
      ${sql.join(shown)}, coalesce(case when ${isShown} then k.incident_days else l.incident_days end, 0) as incident_days, coalesce(l.missing_days, 0) as missing_days,
      (select count(*)::int from clock_corrections c where c.employee_id = u.id and c.state = 'pending'
        and c.expires_at > ${period.now} and c.date >= s.month and c.date < s.month + interval '1 month')
        as pending_corrections,
      ${isKept} and k.days <> coalesce(l.days, '') as is_different, k.confirmed_at, k.locked_at, r.reminded_at
    from (${live(reach, period, asked)}) l
    full join (${kept(reach, period, asked)}) k on k.employee_id = l.employee_id and k.month = l.month
    cross join lateral (select coalesce(l.month, k.month) as month) s
    join users u on u.id = coalesce(l.employee_id, k.employee_id)
    left join month_reminders r on r.employee_id = u.id and r.month = s.month`
}

const isUnconfirmed = sql`(is_over and state in ('open', 'reopened'))`
/** Sheets that were never confirmed, or were confirmed before their days changed. */
const isToConfirm = sql`(${isUnconfirmed} or (is_over and state = 'confirmed' and is_different))`

function filters({ userId }: Reach, asked: AskedSheets): RawBuilder<boolean> {
  const { state = [], partTime, waiting = false, lacking = false, toConfirm = false } = asked
  const found = [sql<boolean>`true`]
  if (state.length > 0) found.push(sql`state = any(${state}::text[])`)
  if (partTime !== undefined) found.push(sql`part_time = ${partTime}`)
  if (toConfirm) found.push(sql<boolean>`${isToConfirm} and active`)
  if (waiting) found.push(sql`${isToConfirm} and employee_id = ${userId}::uuid`)
  if (lacking) found.push(sql`${isUnconfirmed} and part_time`)
  return sql<boolean>`${sql.join(found, sql` and `)}`
}

/** The matching sheets, as a subquery. */
const found = (reach: Reach, period: Period, asked: AskedSheets): RawBuilder<unknown> =>
  sql`select * from (${sheets(reach, period, asked)}) y where ${filters(reach, asked)}`

const name = by(sql`plain_name`)
const latest = by(sql`month`, true)
const orders: Record<Column, (isDown: boolean) => By[]> = {
  person: (isDown) => [{ ...name, isDown }, latest],
  month: (isDown) => [by(sql`month`, isDown), name],
  balance: (isDown) => [by(sql`balance_seconds`, isDown), name, latest],
  extra: (isDown) => [by(sql`extra_seconds`, isDown), name, latest],
}

const shown = sql<SheetRow>`employee_id, display_name, to_char(month, 'YYYY-MM') as month, state, part_time, is_over,
  ${sql.join(entries.map(([column]) => sql.ref(column)))}, incident_days, missing_days, pending_corrections,
  is_different, confirmed_at, locked_at, reminded_at`

type Totals = Record<MonthSheetState | 'lacking', number>
const counted = (state: MonthSheetState) => sql`count(*) filter (where state = ${sql.lit(state)})`
const totals = sql<Totals>`json_build_object('open', ${counted('open')}, 'confirmed', ${counted('confirmed')},
  'locked', ${counted('locked')}, 'reopened', ${counted('reopened')},
  'lacking', count(*) filter (where ${isUnconfirmed} and part_time))`

/**
 * A page of sheets, with the number of matching sheets by state. All are counted and sorted by their sums; days are
 * read for the page only. Whether a sheet differs, and everything about a single person, is determined from the days.
 */
export async function list(db: Db, reach: Reach, period: Period, question: Asked) {
  const asked = await narrowed(db, reach, question)
  const sort = asked.sort ?? 'person'
  const { column, direction } = ordering(sort)
  const order = [...orders[column](direction === 'desc'), by(sql`employee_id`), by(sql`month`)]
  const paging = { ...asked, sort }
  if (asked.employeeId !== undefined || asked.waiting === true || asked.toConfirm === true)
    return summedPage(db, { of: found(reach, period, asked), shown, totals, order }, paging)
  const counted = countedSheets(reach, await known(db, begun(period)), period, asked)
  const of = sql`select * from (${counted}) y where ${filters(reach, asked)}`
  const { data, meta } = await summedPage(db, { of, shown: idAndMonth, totals, order }, paging)
  return { data: await named(db, reach, period, data), meta }
}

type Key = Pick<SheetRow, 'employeeId' | 'month'>
const idAndMonth = sql<Key>`employee_id, to_char(month, 'YYYY-MM') as month`

/** These sheets, in this order; some may have been deleted meanwhile. */
async function named(db: Db, reach: Reach, period: Period, keys: readonly Key[]): Promise<SheetRow[]> {
  if (keys.length === 0) return []
  const months = keys.map(({ month }) => month).toSorted()
  const [from = '', last = ''] = [months[0], months.at(-1)]
  const days = { ...period, from: firstOf(from), until: lastOf(last) }
  const people = [...new Set(keys.map(({ employeeId }) => employeeId))]
  const rows = await all(db, reach, days, { people })
  const of = new Map(rows.map((row) => [`${row.employeeId} ${row.month}`, row]))
  return keys.flatMap(({ employeeId, month }) => of.get(`${employeeId} ${month}`) ?? [])
}

/** All matching sheets, by the id of the person. */
export async function all(db: Db, reach: Reach, period: Period, asked: AskedSheets): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    select ${shown} from (${found(reach, period, asked)}) z order by employee_id, month`.execute(db)
  return rows
}
