import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { LeaveUnit, VacationKind } from '#db/schema/vacations.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import { returnedUntil } from './returned-days.rules.ts'

type Returning = { db: Db; ids: Pick<Ids, 'next'>; clock: Clock; user: { id: string } }
type Due = {
  employeeId: string
  absenceId: string
  requestId: string
  kind: VacationKind
  unit: LeaveUnit
  year: number
  units: number
}

/**
 * Returns days of approved vacation that sick leave covers to a separate bucket, and takes back what no longer
 * applies: after a discharge, a cancellation, or when the vacation itself is cancelled. Idempotent. The caller locks
 * the person.
 */
export const settleSickness = (context: Returning, employeeId: string): Promise<void> =>
  settleSicknessOf(context, [employeeId])

/** The same for many people; the caller locks them all. */
export async function settleSicknessOf(context: Returning, employeeIds: readonly string[]): Promise<void> {
  const { db, ids, clock, user } = context
  for (const due of await dueOf(db, employeeIds)) {
    const bucketId = await bucketOf(context, due)
    const { absenceId, requestId, units } = due
    await sql`
      insert into vacation_movements (id, bucket_id, kind, units, date, request_id, absence_id, created_by, created_at)
      select ${ids.next()}, ${bucketId}, 'return', ${units}, a.starts_on, ${requestId}, a.id, ${user.id}, ${clock.now()}
      from absences a where a.id = ${absenceId}`.execute(db)
  }
}

/** The difference still to be returned, or to be taken back when negative. */
async function dueOf(db: Db, employeeIds: readonly string[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select a.employee_id, a.id as absence_id, s.request_id, b.kind, b.unit, b.year, sum(s.units)::int as units
      from absences a
      join vacation_requests r on r.employee_id = a.employee_id and r.state in ('approved', 'cancellation_requested')
      join vacation_spendings s on s.request_id = r.id and s.date >= a.starts_on
        and s.date <= coalesce(a.ends_on, 'infinity'::date)
      join vacation_buckets b on b.id = s.bucket_id
      where a.employee_id = any(${employeeIds}::uuid[]) and a.is_sick and a.is_in_force and a.part = 'day'
      group by 1, 2, 3, 4, 5, 6
    ), written as (
      select b.employee_id, m.absence_id, m.request_id, b.kind, b.unit, b.year, sum(m.units)::int as units
      from vacation_movements m join vacation_buckets b on b.id = m.bucket_id
      where m.absence_id is not null and b.employee_id = any(${employeeIds}::uuid[]) group by 1, 2, 3, 4, 5, 6
    )
    select employee_id, absence_id, request_id, kind, unit, year, coalesce(d.units, 0) - coalesce(w.units, 0) as units
    from due d full join written w using (employee_id, absence_id, request_id, kind, unit, year)
    where coalesce(d.units, 0) <> coalesce(w.units, 0) order by year, kind, absence_id, request_id`.execute(
    db,
  )
  return rows
}

/** The bucket of returned days of a year; regular buckets end earlier. */
async function bucketOf({ db, ids }: Returning, due: Due): Promise<string> {
  const { employeeId, kind, unit, year } = due
  const validUntil = returnedUntil(year)
  await db
    .insertInto('vacationBuckets')
    .values({ id: ids.next(), employeeId, kind, unit, year, validFrom: `${year}-01-01`, validUntil })
    .onConflict((same) => same.columns(['employeeId', 'kind', 'year', 'unit', 'validUntil']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('vacationBuckets')
    .where('employeeId', '=', employeeId)
    .where('kind', '=', kind)
    .where('unit', '=', unit)
    .where('year', '=', year)
    .where(sql<boolean>`valid_until = ${validUntil}::date`)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
