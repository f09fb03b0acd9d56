import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isDecisionHeld } from '#db/decision-held.ts'

/** The kinds of incidents of somebody's days with a pending decision. */
export const waitingOf = (db: Db, employeeId: string, dates: readonly string[]) =>
  db
    .selectFrom('dayIncidents')
    .where('employeeId', '=', employeeId)
    .where('state', '=', 'justified')
    .where(sql<boolean>`date = any(${dates}::date[])`)
    .select(['id', 'kind', sql<string>`to_char(date, 'YYYY-MM-DD')`.as('date')])
    .execute()

/** Marks these as no longer present on their days. */
export const correct = (db: Db, ids: readonly string[], now: Date): Promise<unknown> =>
  put(db, sql`i.id = any(${ids}::uuid[])`, now)

/** The same for all pending ones on stored days that no longer have them. */
export const correctStored = (db: Db, now: Date): Promise<unknown> =>
  put(
    db,
    sql`i.date in (select t.date from stored_dates t)
      and not exists (select from stale_days s where coalesce(s.employee_id, i.employee_id) = i.employee_id
        and i.date between s.starts_on and s.ends_on)
      and not exists (select from stored_days k where k.employee_id = i.employee_id and k.date = i.date
        and i.kind = any(k.incidents))
      and not ${isDecisionHeld(sql`i.id`, now)}`,
    now,
  )

const put = (db: Db, isCorrected: RawBuilder<unknown>, now: Date): Promise<unknown> =>
  sql`
  with corrected as (
    update day_incidents i set state = 'corrected', version = i.version + 1, updated_at = ${now}
    where i.state = 'justified' and ${isCorrected} returning i.id
  )
  insert into day_incident_acts (incident_id, state, at) select id, 'corrected', ${now} from corrected`.execute(
    db,
  )
