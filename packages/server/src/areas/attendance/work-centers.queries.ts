import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import { monthOfClock } from './locked-minutes.queries.ts'

/**
 * Stores from which day on people clock in, at the first entry, so that entries added later for earlier days make
 * nobody else missing. Until then nobody was; returns the locked month with such days.
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
