import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { JustifiedTimesTable } from '#db/schema/incidents.ts'

/** Replaces the justified times of an incident. */
export async function justify(
  db: Db,
  incidentId: string,
  rows: readonly Insertable<JustifiedTimesTable>[],
): Promise<void> {
  await db.deleteFrom('justifiedTimes').where('incidentId', '=', incidentId).execute()
  if (rows.length > 0) await db.insertInto('justifiedTimes').values(rows).execute()
}
