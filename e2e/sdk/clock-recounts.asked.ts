import type { Asking } from './asking.ts'

/** Everything about the terms of tickets that are counted anew. */
export async function ask({ portal, server: { server } }: Asking): Promise<void> {
  const { clockRecounts, session } = portal
  await clockRecounts.create()
  const createdBy = session.current?.userData.uid ?? ''
  // One that is under way may be over before it is cancelled: then one that nobody works on is.
  for (let isCancelled = false; !isCancelled; ) {
    await server.kernel.database.db
      .insertInto('clockRecounts')
      .values({ id: crypto.randomUUID(), createdBy, createdAt: new Date() })
      .onConflict((other) => other.doNothing())
      .execute()
    const open = (await clockRecounts.index()).data.find(({ finishedAt }) => finishedAt === null)
    isCancelled = open !== undefined && (await clockRecounts.cancel(open.id).safe()).ok
  }
}
