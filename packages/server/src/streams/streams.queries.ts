import type { Db } from '#db/database.ts'
import type { LiveEvent } from './live-event.ts'

/** An open page: its row expires unless renewed, so that a killed server leaves none for long. */
export type OpenStream = { id: string; userId: string; sessionId: string }
export type NumberedEvent = { seq: number; event: LiveEvent }

export async function insertTicket(
  db: Db,
  stream: OpenStream & { ticketHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('eventStreams').where('expiresAt', '<', now).execute()
  await db.insertInto('eventStreams').values(stream).execute()
}

/** Uses up the ticket: of two concurrent requests, one gets it. */
export function burnTicket(db: Db, ticketHash: string, now: Date): Promise<OpenStream | undefined> {
  return db
    .updateTable('eventStreams')
    .set({ ticketHash: null })
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .returning(['id', 'userId', 'sessionId'])
    .executeTakeFirst()
}

/** The number of a person's open pages on all processes; serialized per person. */
export async function countOpen(db: Db, userId: string, now: Date): Promise<number> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
  const rows = await db
    .selectFrom('eventStreams')
    .where('userId', '=', userId)
    .where('ticketHash', 'is', null)
    .where('expiresAt', '>', now)
    .select('id')
    .execute()
  return rows.length
}

export async function extendStreams(db: Db, ids: readonly string[], expiresAt: Date): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('eventStreams').set({ expiresAt }).where('id', 'in', ids).execute()
}

export async function remove(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('eventStreams').where('id', 'in', ids).execute()
}

/** Which of these sessions are alive. */
export async function livingSessions(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.id', 'in', ids)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.endsAt', '>', now)
    .where('sessions.idleEndsAt', '>', now)
    .where('users.active', '=', true)
    .select('sessions.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The sequence number of a person's last event; 0 when there is none. */
export async function lastSeq(db: Db, userId: string): Promise<number> {
  const last = await db
    .selectFrom('liveEvents')
    .where('userId', '=', userId)
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.seq ?? 0
}

/** Sequence numbers are assigned before commit: a lower one may be committed later. */
const overlap = 20
const mostReplayed = 200

/**
 * A person's events after this number, repeating the few before it; undefined when older ones are no longer stored,
 * and the page must reload everything.
 */
export async function eventsAfter(db: Db, userId: string, seq: number): Promise<NumberedEvent[] | undefined> {
  const rows = await db
    .selectFrom('liveEvents')
    .where('userId', '=', userId)
    .where('seq', '>', seq - overlap)
    .select(['seq', 'type', 'subjectId'])
    .orderBy('seq')
    .limit(mostReplayed + 1)
    .execute()
  if (rows.length > mostReplayed) return undefined
  const isKept = seq === 0 || rows.some((row) => row.seq <= seq)
  const fresh = rows.map(({ type, subjectId, seq }) => ({ seq, event: { type, id: subjectId } }))
  return isKept ? fresh : undefined
}

/** A person's newest events since a moment, as many as a page would replay. */
export async function eventsSince(db: Db, userId: string, since: Date): Promise<NumberedEvent[]> {
  const rows = await db
    .selectFrom('liveEvents')
    .where('userId', '=', userId)
    .where('at', '>', since)
    .select(['seq', 'type', 'subjectId'])
    .orderBy('seq')
    .limit(mostReplayed)
    .execute()
  return rows.map(({ type, subjectId, seq }) => ({ seq, event: { type, id: subjectId } }))
}
