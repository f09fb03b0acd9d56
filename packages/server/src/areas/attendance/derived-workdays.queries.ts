import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { WorkdaysTable } from '#db/schema/workdays.ts'
import type { WorkedDay } from '#time-record/workday.ts'

/** A working day as the database aggregates it; its instants in milliseconds. */
type StoredDay = [
  ...[date: string, startedAt: number, endedAt: number | null, timeZone: string, lastAt: number],
  effective: [startedAt: number, endedAt: number][] | null,
]

/** An instant as a number of milliseconds. */
export const instant = (at: RawBuilder<unknown>) => sql<number>`date_part('epoch', ${at}) * 1000`

/** A person's working days of this many days before one of them, sorted: as text for `workedDays`. */
export const workedBefore = (employeeId: RawBuilder<unknown>, date: RawBuilder<unknown>, most: number) =>
  sql<string | null>`(
    select json_agg(json_build_array(w.date, ${instant(sql`w.started_at`)}, ${instant(sql`w.ended_at`)}, w.time_zone,
      ${instant(sql`coalesce(w.ended_at, w.running_since, w.started_at)`)}, (
        select json_agg(json_build_array(${instant(sql`lower(t)`)}, ${instant(sql`upper(t)`)}) order by t)
        from unnest(w.effective_time) t
      )) order by w.date)::text
    from workdays w
    where w.employee_id = ${employeeId} and w.date >= ${date} - ${most}::int and w.date < ${date})`

/** The same of one person and day. */
export async function before(db: Db, employeeId: string, date: string, most: number): Promise<WorkedDay[]> {
  const { rows } = await sql<{ days: string | null }>`
    select ${workedBefore(sql`${employeeId}::uuid`, sql`${date}::date`, most)} as days`.execute(db)
  return workedDays(rows[0]?.days ?? null)
}

/** Parses such a text. */
export const workedDays = (json: string | null): WorkedDay[] =>
  json === null ? [] : (JSON.parse(json) as StoredDay[]).map(workedDay)

const workedDay = ([date, startedAt, endedAt, timeZone, lastAt, effective]: StoredDay): WorkedDay => ({
  ...{ date, startedAt: dateOf(startedAt), endedAt: endedAt === null ? null : dateOf(endedAt), timeZone },
  lastAt: dateOf(lastAt),
  effective: (effective ?? []).map(([from, until]) => ({ startedAt: dateOf(from), endedAt: dateOf(until) })),
})

/** Fractions of seconds may be slightly off the exact milliseconds: round. */
export const dateOf = (ms: number): Date => new Date(Math.round(ms))

/** Deletes days since the first of these that are not among them: their entries now belong to other days. */
export async function store(db: Db, employeeId: string, dates: readonly string[]): Promise<void> {
  const [first] = dates
  if (first === undefined) return
  await db
    .deleteFrom('workdays')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`date >= ${first}::date and date <> all(${dates}::date[])`)
    .execute()
}

/** Stores the derived days. */
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
