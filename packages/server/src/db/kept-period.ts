import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { firstOf, monthOf } from './day.ts'
import { datesOf, type Days } from './runs-of-days.ts'

/**
 * What of a period has to be derived: some dates of everybody, and all days of who has a stale one among them. Of the days
 * that are kept those of some months are added up (`kept-sums`).
 */
export type Unknown = { dates: readonly string[]; hasStale: boolean; summed: readonly string[] }
/** A period with what is not kept of it. */
export type KnownDays = Days & { unknown: Unknown }

/** The months whose days are added up, all that is read of them: those that a server of before added up have no time zones. */
export const addedMonths = sql`select a.month from added_months a
  where not exists (select from month_sums s where s.month = a.month and s.time_zones is null)`

/**
 * A period with what is not kept of it. It is asked for before the days, so that what is kept as a whole, as most of the
 * past is, is read from one table alone: to plan how all of it would be derived takes longer than to read a page. What is
 * written after this is read as it stood before, or as it stands.
 */
export async function known<Asked extends Days & { now: Date }>(
  db: Db,
  period: Asked,
): Promise<Asked & KnownDays> {
  const { from, until, now } = period
  const { rows } = await sql<Unknown>`
    select exists (${stalePeople(period)}) as has_stale, array(
      select to_char(d.day, 'YYYY-MM-DD') from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') d(day)
      where not exists (select from kept_dates t where t.date = d.day and t.kept_at <= ${now}) or exists (
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

/** Whoever has a stale day in a period, of which all days are derived then: it costs less to find people than days. */
export const stalePeople = ({ from, until }: Days) => sql`
  select s.employee_id from stale_days s
  where s.employee_id is not null and s.starts_on <= ${until}::date and s.ends_on >= ${from}::date`

/** The dates of a period, or of a part of it, that are not kept. */
export const unknownDates = ({ from, until }: Days, { dates }: Unknown): readonly string[] =>
  dates.filter((date) => date >= from && date <= until)

/** Whether the kept days of a person are still valid for a period. */
export const isFresh = ({ unknown, ...period }: KnownDays, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  unknown.hasStale ? sql<boolean>`not ${id} in (${stalePeople(period)})` : sql<boolean>`true`

/** The dates of a period whose days are kept and added up. */
export function summedDates({ unknown, ...period }: KnownDays): string[] {
  const dates = new Set(unknownDates(period, unknown))
  return datesOf(period).filter((date) => !dates.has(date) && unknown.summed.includes(firstOf(monthOf(date))))
}
