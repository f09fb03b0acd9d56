import type { TestServer } from '#testing/start-server.ts'

/** Marks records of a load as worked, as an agent would. */
export async function workOn(server: TestServer, loadId: string, rows: readonly number[]): Promise<void> {
  const { db } = server.server.kernel.database
  const records = await db
    .selectFrom('records as r')
    .innerJoin('loads as l', 'l.serial', 'r.loadSerial')
    .where('l.id', '=', loadId)
    .where('r.rowNumber', 'in', rows)
    .select(['r.templateSerial', 'r.key', 'r.loadSerial', 'r.rowNumber'])
    .execute()
  const workedAt = server.server.kernel.clock.now()
  const work = records.map(({ templateSerial, key, loadSerial, rowNumber }) => ({
    templateSerial,
    reference: key ?? `#${loadSerial}:${rowNumber}`,
    state: 'done' as const,
    workedAt,
  }))
  await db.insertInto('recordWork').values(work).execute()
}
