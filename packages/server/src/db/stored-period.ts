import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { firstOf, monthOf } from './day.ts'
import { datesOf, type Days } from './runs-of-days.ts'

/**
 * The parts of a period that must be derived: some dates for everybody, and all days of people with a stale one among
 * them. For stored days some months have sums (`month-sums`).
 */
export type Unknown = { dates: readonly string[]; hasStale: boolean; summed: readonly string[] }
/** A period with the parts that are not kept. */
export type KnownDays = Days & { unknown: Unknown }

/** The months with complete sums: those written by an older server lack time zones. */
export const addedMonths = sql`select a.month from added_months a
  where not exists (select from month_sums s where s.month = a.month and s.time_zones is null)`

/**
 * Determines what of a period is not kept. Queried first, so that a fully stored period, as most of the past is, is
 * read from one table alone: planning the derivation takes longer than reading a page. Later writes are seen either
 * before or after.
 */
export async function known<Asked extends Days & { now: Date }>(
  db: Db,
  period: Asked,
): Promise<Asked & KnownDays> {
  const { from, until, now } = period
  const { rows } = await sql<Unknown>`
    select exists (${stalePeople(period)}) as has_stale, array(
      select to_char(d.day, 'YYYY-MM-DD') from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') d(day)
      where not exists (select from stored_dates t where t.date = d.day and t.stored_at <= ${now}) or exists (
        select from stale_days s where s.employee_id is null and d.day between s.starts_on and s.ends_on)
      order by 1
    ) as dates, array(
      select to_char(month, 'YYYY-MM-DD') from (${addedMonths}) a
      where month between date_trunc('month', ${from}::timestamp)::date and ${until}::date order by month
    ) as summed`.execute(db)
  const [unknown] = rows
  if (unknown === undefined) throw new Error('a question without an answer')
  return { ...period, unknown }
}

/** People with a stale day in the period get all their days derived: finding people is cheaper than finding days. */
export const stalePeople = ({ from, until }: Days) => sql`
  select s.employee_id from stale_days s
  where s.employee_id is not null and s.starts_on <= ${until}::date and s.ends_on >= ${from}::date`

/** The dates of a period, or a part of it, that are not kept. */
export const unknownDates = ({ from, until }: Days, { dates }: Unknown): readonly string[] =>
  dates.filter((date) => date >= from && date <= until)

/** Whether a person's stored days are valid for a period. */
export const isFresh = ({ unknown, ...period }: KnownDays, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  unknown.hasStale ? sql<boolean>`not ${id} in (${stalePeople(period)})` : sql<boolean>`true`

/** The dates of a period whose days are kept and summed. */
export function summedDates({ unknown, ...period }: KnownDays): string[] {
  const dates = new Set(unknownDates(period, unknown))
  return datesOf(period).filter((date) => !dates.has(date) && unknown.summed.includes(firstOf(monthOf(date))))
}
