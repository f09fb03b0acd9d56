import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Jobs, job } from '#jobs/jobs.ts'

/** Deletes the members of a deleted segment: a million of them take longer than a request may. */
export const segmentMembersJob = job('segments.forget', async ({ payload, database, signal }) => {
  const { serial } = payload as { serial: number }
  await database.db.deleteFrom('segmentStoredArms').where('segmentSerial', '=', serial).execute()
  let left = true
  while (left && !signal.aborted) {
    const { numAffectedRows = 0n } = await sql`
      delete from segment_members where segment_serial = ${serial} and reference in (
        select reference from segment_members where segment_serial = ${serial} limit 20000)`.execute(
      database.db,
    )
    left = numAffectedRows > 0n
  }
})

export const enqueueForgetting = (jobs: Pick<Jobs, 'enqueue'>, db: Db, serial: number): Promise<void> =>
  jobs.enqueue(db, segmentMembersJob.kind, { serial }, { key: String(serial) })
