import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { DayIncident, Entry } from '#time-record/workday.ts'

type OfPerson<Value> = Value & { employeeId: string }

/** An entry as the database puts it together; its instant in milliseconds. */
type NoticeRow = [
  ...[id: string, number: number, kind: Entry['kind'], at: number, timeZone: string],
  ...[breakTypeId: string | null, mode: Entry['mode'], source: Entry['source']],
  ...[counts: Entry['counts'], minutesPerUse: number | null],
]

/** What `counting` of `clock-entries.queries.ts` has of one person, of many: a row of each, which is read five times as fast. */
export async function countingOfPeople(
  db: Db,
  people: readonly string[],
  since: Date,
): Promise<Map<string, Entry[]>> {
  const isReplaced = (entry: string) => sql`exists (select from clock_entries r
    where r.replaces = ${sql.ref(`${entry}.id`)} and r.employee_id = ${sql.ref(`${entry}.employeeId`)})`
  const { rows } = await sql<OfPerson<{ entries: NoticeRow[] }>>`
    select e.employee_id, json_agg(json_build_array(e.id, e.number, e.kind, date_part('epoch', e.at) * 1000, e.time_zone,
      e.break_type_id, e.mode, e.source, e.counts, e.minutes_per_use) order by e.at, e.number) as entries
    from unnest(${people}::uuid[]) p(id)
    left join lateral (
      select c.at from clock_entries c
      where c.employee_id = p.id and c.kind = 'in' and c.at <= ${since} and not ${isReplaced('c')}
      order by c.at desc limit 1
    ) came on true
    join clock_entries e on e.employee_id = p.id and e.at >= coalesce(came.at, ${since})
    where e.kind <> 'void' and not ${isReplaced('e')}
    group by e.employee_id`.execute(db)
  return new Map(rows.map(({ employeeId, entries }) => [employeeId, entries.map(entryOf)]))
}

const entryOf = ([
  id,
  number,
  kind,
  at,
  timeZone,
  breakTypeId,
  mode,
  source,
  counts,
  minutesPerUse,
]: NoticeRow): Entry => ({
  ...{ id, number, kind, at: new Date(Math.round(at)), timeZone, breakTypeId },
  ...{ mode, source, counts, minutesPerUse },
})

/** What was found of the days of people since a day, by person and day, as one text. */
export async function foundSince(
  db: Db,
  people: readonly string[],
  from: string,
): Promise<Map<string, Map<string, string>>> {
  const { rows } = await sql<OfPerson<{ days: [date: string, incidents: string][] }>>`
    select employee_id, json_agg(json_build_array(date, concat(array_to_string(incidents, ','), ' ', by_night))) as days
    from workdays
    where employee_id = any(${people}::uuid[]) and date >= ${from}::date group by employee_id`.execute(db)
  return new Map(rows.map(({ employeeId, days }) => [employeeId, new Map(days)]))
}

type Judged = { incidents: readonly DayIncident[]; byNight: boolean }
type Found = OfPerson<Judged & { date: string }>

/** The same text of a day as it is judged now. */
export const foundOf = ({ incidents, byNight }: Judged): string =>
  `${incidents.join()} ${byNight ? 't' : 'f'}`

/** Writes what is found of days now. */
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
