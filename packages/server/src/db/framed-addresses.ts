import type { Db } from './database.ts'

/** The URLs that the portal shows in a frame. */
export async function framedAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .where('mode', '=', 'frame')
    .select('url')
    .execute()
  return rows.map(({ url }) => url)
}
