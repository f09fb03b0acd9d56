import type { Context } from '#contract/handlers.ts'
import type { LiveEvent } from './live-event.ts'

/** How long events are stored for pages that were disconnected; after that they reload everything. */
const retentionMs = 60 * 60_000
/** Bus messages are small: the maximum number of people in one. */
const peopleInOne = 80

/** Notifies the open pages of these people. In the caller's transaction; sent on commit. */
export async function publishEvent(
  { db, bus, clock }: Pick<Context, 'db' | 'bus' | 'clock'>,
  userIds: readonly string[],
  { type, id }: LiveEvent,
): Promise<void> {
  if (userIds.length === 0) return
  const at = clock.now()
  await db
    .deleteFrom('liveEvents')
    .where('at', '<', new Date(at.getTime() - retentionMs))
    .execute()
  const rows = await db
    .insertInto('liveEvents')
    .values(userIds.map((userId) => ({ userId, type, subjectId: id, at })))
    .returning(['seq', 'userId'])
    .execute()
  for (let from = 0; from < rows.length; from += peopleInOne) {
    const to = rows.slice(from, from + peopleInOne).map(({ seq, userId }) => [seq, userId] as const)
    bus.publish('live.notified', { type, id, to })
  }
}
