import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { grouped } from '#db/grouped.ts'
import type { WorkdaysTable } from '#db/schema/workdays.ts'
import type { WorkedDay } from '#time-record/workday.ts'

type Kept = Omit<WorkedDay, 'effective'> & { employeeId: string; effective: [string, string][] }

/** The working days of people in so many days before a day of each, in order. */
export async function workedBefore(
  db: Db,
  most: number,
  days: readonly { employeeId: string; date: string }[],
): Promise<Map<string, WorkedDay[]>> {
  const [ids, dates] = [days.map(({ employeeId }) => employeeId), days.map(({ date }) => date)]
  const { rows } = await sql<Kept>`
    select w.employee_id, to_char(w.date, 'YYYY-MM-DD') as date, w.started_at, w.ended_at, w.time_zone,
      coalesce(w.ended_at, w.running_since, w.started_at) as last_at, (
        select coalesce(json_agg(json_build_array(lower(t), upper(t)) order by t), '[]') from unnest(w.effective_time) t
      ) as effective
    from unnest(${ids}::uuid[], ${dates}::date[]) p(id, date)
    join workdays w on w.employee_id = p.id and w.date >= p.date - ${most}::int and w.date < p.date
    order by w.employee_id, w.date`.execute(db)
  const byPerson = grouped(rows, ({ employeeId }) => employeeId)
  return new Map([...byPerson].map(([employeeId, own]) => [employeeId, own.map(workedDay)]))
}

function workedDay({ date, startedAt, endedAt, timeZone, lastAt, effective }: Kept): WorkedDay {
  const ranges = effective.map(([from, until]) => ({ startedAt: new Date(from), endedAt: new Date(until) }))
  return { date, startedAt, endedAt, timeZone, lastAt, effective: ranges }
}

/** Removes the days since the first of these that are none of them: what they were made of belongs to another day now. */
export async function keep(db: Db, employeeId: string, dates: readonly string[]): Promise<void> {
  const [first] = dates
  if (first === undefined) return
  await db
    .deleteFrom('workdays')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`date >= ${first}::date and date <> all(${dates}::date[])`)
    .execute()
}

/** Writes days as they now stand. */
export async function put(db: Db, rows: readonly WorkdaysTable[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('workdays')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['employeeId', 'date']).doUpdateSet((eb) => ({
        startedAt: eb.ref('excluded.startedAt'),
        endedAt: eb.ref('excluded.endedAt'),
        timeZone: eb.ref('excluded.timeZone'),
        incidents: eb.ref('excluded.incidents'),
        byNight: eb.ref('excluded.byNight'),
        presenceSeconds: eb.ref('excluded.presenceSeconds'),
        effectiveSeconds: eb.ref('excluded.effectiveSeconds'),
        effectiveTime: eb.ref('excluded.effectiveTime'),
        remoteSeconds: eb.ref('excluded.remoteSeconds'),
        nonEffectiveSeconds: eb.ref('excluded.nonEffectiveSeconds'),
        unallocatedSeconds: eb.ref('excluded.unallocatedSeconds'),
        runningSince: eb.ref('excluded.runningSince'),
        runningCounts: eb.ref('excluded.runningCounts'),
        openSince: eb.ref('excluded.openSince'),
      })),
    )
    .execute()
}
