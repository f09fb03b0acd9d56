import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import { monthOfClock } from './locked-minutes.queries.ts'

/**
 * Keeps from which day on people clock in, while nobody has before: what is recorded of earlier days afterwards makes
 * nobody else missing on them. Nobody was missing until then: answers the locked month that has such days.
 */
export async function beginClock(
  db: Db,
  { at, timeZone }: Pick<ClockEntriesTable, 'at' | 'timeZone'>,
  now: Date,
): Promise<string | undefined> {
  const { numAffectedRows = 0n } = await sql`
    update work_centers w set clock_since = (${at}::timestamptz at time zone ${timeZone})::date,
      version = w.version + 1, updated_at = ${now}
    where not exists (select from work_centers f where f.clock_since is not null)`.execute(db)
  return numAffectedRows === 0n ? undefined : monthOfClock(db, null, null)
}
