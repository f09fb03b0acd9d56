import { type RawBuilder, sql } from 'kysely'

/**
 * The days of absences in a period, one row each: of those that replace planned work, or of others on request.
 * Open-ended ones continue until its last day. `of` narrows the people by `a.employee_id`.
 */
export const absenceDays = (
  from: string,
  until: string,
  of: RawBuilder<boolean>,
  isMeant: RawBuilder<boolean> = sql`a.is_in_force`,
): RawBuilder<unknown> => sql`
  select a.id, a.employee_id, a.absence_type_id, a.state, a.starts_on, a.part, a.minutes, a.start_minute, d.day::date as date
  from absences a
  cross join lateral generate_series(greatest(a.starts_on, ${from}::date)::timestamp,
    least(coalesce(a.ends_on, ${until}::date), ${until}::date)::timestamp, interval '1 day') d(day)
  where ${isMeant} and a.starts_on <= ${until}::date and coalesce(a.ends_on, 'infinity'::date) >= ${from}::date and ${of}`

/**
 * How much of a day's planned work its partial absences take, for grouped rows `l`. A half is rounded up, as when
 * counting.
 */
export const partsTaken = sql`bool_or(l.part = 'day') as whole,
  count(*) filter (where l.part in ('morning', 'afternoon'))::int as halves,
  coalesce(sum(l.minutes) filter (where l.part = 'hours'), 0)::int as minutes`

/** The minutes that the partial absences of a row take from this many. */
export const takenOf = (taken: string, planned: RawBuilder<unknown>): RawBuilder<number> => {
  const of = (name: string) => sql.ref(`${taken}.${name}`)
  return sql`case when ${of('date')} is null then 0 when ${of('whole')} or ${of('halves')} >= 2 then ${planned}
    when ${of('halves')} = 1 then least(${planned}, (${planned} + 1) / 2 + ${of('minutes')})
    else least(${of('minutes')}, ${planned}) end`
}
