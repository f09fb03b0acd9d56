import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { DayIncident, Entry } from '#time-record/workday.ts'

type OfPerson<Value> = Value & { employeeId: string }

/** What `counting` of `clock-entries.queries.ts` has of one person, of many: in the order of people. */
export async function countingOfPeople(
  db: Db,
  people: readonly string[],
  since: Date,
): Promise<OfPerson<Entry>[]> {
  const isReplaced = (entry: string) => sql`exists (select from clock_entries r
    where r.replaces = ${sql.ref(`${entry}.id`)} and r.employee_id = ${sql.ref(`${entry}.employeeId`)})`
  const { rows } = await sql<OfPerson<Entry>>`
    select e.employee_id, e.id, e.number, e.kind, e.at, e.time_zone, e.break_type_id, e.mode, e.source, e.counts,
      e.minutes_per_use
    from unnest(${people}::uuid[]) p(id)
    left join lateral (
      select c.at from clock_entries c
      where c.employee_id = p.id and c.kind = 'in' and c.at <= ${since} and not ${isReplaced('c')}
      order by c.at desc limit 1
    ) came on true
    join clock_entries e on e.employee_id = p.id and e.at >= coalesce(came.at, ${since})
    where e.kind <> 'void' and not ${isReplaced('e')}
    order by e.employee_id, e.at, e.number`.execute(db)
  return rows
}

/** What was found of the days of people since a day. */
export async function incidentsSince(
  db: Db,
  people: readonly string[],
  from: string,
): Promise<OfPerson<{ date: string; incidents: DayIncident[] }>[]> {
  const { rows } = await sql<OfPerson<{ date: string; incidents: DayIncident[] }>>`
    select employee_id, to_char(date, 'YYYY-MM-DD') as date, incidents from workdays
    where employee_id = any(${people}::uuid[]) and date >= ${from}::date`.execute(db)
  return rows
}
