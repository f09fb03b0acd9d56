import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import type { VacationLinesTable, VacationSpendingsTable } from '#db/schema/vacations.ts'
import type { Place } from '#vacations/quota.rules.ts'

type Of = { id: string; employeeId: string; planId: string | null }

/** The days of a request, what they spend, and the places that they ask for in its plan: all in one statement of one text. */
export async function insertDays(db: Db, { id, employeeId, planId }: Of, whole: Whole): Promise<void> {
  await sql`
    with o as (select ${JSON.stringify(whole)}::jsonb as o),
    lines as (
      insert into vacation_lines (request_id, employee_id, date, part, minutes, units, reason, holiday)
      select ${id}::uuid, ${employeeId}::uuid, date, part, minutes, units, reason, holiday
      from jsonb_to_recordset((select o -> 'days' from o))
        as l(date date, part text, minutes int, units int, reason text, holiday text)
    ), spendings as (
      insert into vacation_spendings (request_id, bucket_id, date, units)
      select ${id}::uuid, "bucketId", date, units
      from jsonb_to_recordset((select o -> 'spendings' from o)) as s("bucketId" uuid, date date, units int)
    )
    insert into vacation_places (request_id, employee_id, plan_id, date, minutes, first_minute, last_minute)
    select ${id}::uuid, ${employeeId}::uuid, ${planId}::uuid, date, minutes, "firstMinute", "lastMinute"
    from jsonb_to_recordset((select o -> 'places' from o))
      as p(date date, minutes int, "firstMinute" int, "lastMinute" int)`.execute(db)
}

type Whole = {
  days: readonly Omit<Insertable<VacationLinesTable>, 'requestId' | 'employeeId'>[]
  spendings: readonly Omit<VacationSpendingsTable, 'requestId'>[]
  places: readonly Place[]
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
