import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { DayIncident, Entry, JudgedEntry } from '#time-record/workday.ts'
import { dateOf, instant, workedBefore } from './derived-workdays.queries.ts'

/**
 * Commits this transaction asynchronously. The job counts people in a later, synchronous commit: if the database
 * loses its last moments, the lost people are not counted either, and are evaluated again.
 */
export const commitSoon = (db: Db) => sql`set local synchronous_commit = off`.execute(db)

/** An entry as the database aggregates it; its instant in milliseconds. */
type EntryRow = [
  ...[number: number, kind: Entry['kind'], at: number, timeZone: string],
  ...[breakTypeId: string | null, mode: Entry['mode'], source: Entry['source']],
  ...[counts: Entry['counts'], minutesPerUse: number | null],
]

/**
 * The inputs for evaluating a person's days, as texts: each is parsed at its turn, to keep memory low. `entries`
 * contains what `counting` of `clock-entries.queries.ts` returns.
 */
type Recorded = { employeeId: string; entries: string; before: string | null; found: string | null }

type Since = {
  /** The first instant whose entries are read. */
  since: Date
  /** The first day whose findings are read. */
  from: string
  /** How many days before the first entry are read as well. */
  before: number
}

/** The records of people who have any. */
export async function recordsOf(
  db: Db,
  people: readonly string[],
  { since, from, before }: Since,
): Promise<Recorded[]> {
  const isReplaced = (entry: string) => sql`exists (select from clock_entries r
    where r.replaces = ${sql.ref(`${entry}.id`)} and r.employee_id = ${sql.ref(`${entry}.employeeId`)})`
  const own = sql`from clock_entries e where e.employee_id = p.id and e.kind <> 'void' and not ${isReplaced('e')}`
  const { rows } = await sql<Recorded>`
    select p.id as employee_id, (
        select json_agg(json_build_array(e.number, e.kind, ${instant(sql`e.at`)}, e.time_zone, e.break_type_id, e.mode, e.source,
          e.counts, e.minutes_per_use))::text ${own} and e.at >= first.at
      ) as entries, ${workedBefore(sql`p.id`, sql`${from}::date`, before)} as before, (
        select json_object_agg(w.date, concat(array_to_string(w.incidents, ','), ' ', w.by_night))::text
        from workdays w where w.employee_id = p.id and w.date >= ${from}::date
      ) as found
    from unnest(${people}::uuid[]) p(id)
    left join lateral (
      select c.at from clock_entries c
      where c.employee_id = p.id and c.kind = 'in' and c.at <= ${since} and not ${isReplaced('c')}
      order by c.at desc limit 1
    ) came on true
    cross join lateral (
      select e.at ${own} and e.at >= coalesce(came.at, ${since})
      order by e.at, e.number limit 1
    ) first`.execute(db)
  return rows
}

/** Parses the entries of such a text, unordered. */
export const entriesIn = (json: string): JudgedEntry[] => (JSON.parse(json) as EntryRow[]).map(entryOf)

const entryOf = ([
  number,
  kind,
  at,
  timeZone,
  breakTypeId,
  mode,
  source,
  counts,
  minutesPerUse,
]: EntryRow): JudgedEntry => ({
  ...{ number, kind, at: dateOf(at), timeZone, breakTypeId, mode, source, counts, minutesPerUse },
})

/** The stored findings of days, each as text. */
export const foundIn = (json: string | null): Record<string, string> =>
  json === null ? {} : (JSON.parse(json) as Record<string, string>)

type Judged = { incidents: readonly DayIncident[]; byNight: boolean }
export type Found = Judged & { employeeId: string; date: string }

/** The same text for a day as evaluated now. */
export const foundOf = ({ incidents, byNight }: Judged): string =>
  `${incidents.join()} ${byNight ? 't' : 'f'}`

/** Stores the new findings. */
export async function putFound(db: Db, days: readonly Found[]): Promise<void> {
  if (days.length === 0) return
  const [people, dates] = [days.map(({ employeeId }) => employeeId), days.map(({ date }) => date)]
  const found = days.map(({ incidents }) => incidents.join())
  const byNight = days.map((day) => day.byNight)
  await sql`
    update workdays w set incidents = string_to_array(d.incidents, ','), by_night = d.by_night
    from unnest(${people}::uuid[], ${dates}::date[], ${found}::text[], ${byNight}::boolean[])
      d(employee_id, date, incidents, by_night)
    where w.employee_id = d.employee_id and w.date = d.date`.execute(db)
}
