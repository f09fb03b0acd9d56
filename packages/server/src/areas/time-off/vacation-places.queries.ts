import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import type { Place } from '#vacations/quota.rules.ts'

type Of = { id: string; employeeId: string; planId: string | null }

/** The places that a request needs; none without a plan. */
export async function insertPlaces(db: Db, { id, employeeId, planId }: Of, places: readonly Place[]) {
  if (planId === null || places.length === 0) return
  await db
    .insertInto('vacationPlaces')
    .values(places.map((place) => ({ ...place, requestId: id, employeeId, planId })))
    .execute()
}

/** The places of a request, by date. */
export const placesAsked = (db: Db, requestId: string): Promise<Place[]> =>
  db
    .selectFrom('vacationPlaces')
    .where('requestId', '=', requestId)
    .select([written('vacationPlaces.date').as('date'), 'minutes', 'firstMinute', 'lastMinute'])
    .orderBy('vacationPlaces.date')
    .execute()

/** The counting rules of a plan. */
export const planOf = (db: Db, id: string) =>
  db
    .selectFrom('vacationPlans')
    .where('id', '=', id)
    .select(['id', 'name', 'rules', written('validFrom').as('validFrom')])
    .select(written<string | null>('validUntil').as('validUntil'))
    .executeTakeFirst()

/** Those of many requests, with their people. */
export async function placesOfEach(db: Db, requestIds: readonly string[]) {
  const { rows } = await sql<Place & { requestId: string; employeeId: string; planId: string }>`
    select request_id, employee_id, plan_id, to_char(date, 'YYYY-MM-DD') as date, minutes, first_minute, last_minute
    from vacation_places where request_id = any(${requestIds}::uuid[]) order by date, request_id`.execute(db)
  return rows
}
