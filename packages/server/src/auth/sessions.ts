import type { Db } from '#db/database.ts'
import { prepared } from '#db/reuse-plans.ts'
import type { SessionKind } from '#db/schema/sessions.ts'
import type { Bus } from '#seams/bus.ts'
import { noteSilence } from './presence.ts'

/** Lifetimes of a session in seconds (specification §4, §9): the server's row decides, not a client's clock. */
const sessionSeconds = { password: 115 * 60, token: 60 } as const satisfies Record<SessionKind, number>
/** The idle timeout: half an hour without activity of the person. */
export const idleSeconds = 30 * 60

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)
export const secondsUntil = (then: Date, now: Date): number =>
  Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000))

export type NewSession = {
  id: string
  userId: string
  kind: SessionKind
  userAgent: string | null
  ip: string
  /** When the second factor was verified with the password. */
  secondFactorAt?: Date | null
}

export async function openSession(db: Db, session: NewSession, now: Date): Promise<{ endsAt: Date }> {
  const endsAt = after(now, sessionSeconds[session.kind])
  const idleEndsAt = new Date(Math.min(endsAt.getTime(), after(now, idleSeconds).getTime()))
  await db
    .insertInto('sessions')
    .values({
      secondFactorAt: null,
      ...session,
      createdAt: now,
      authenticatedAt: now,
      endsAt,
      idleEndsAt,
      rotatedAt: now,
      seenAt: now,
      endedAt: null,
      endedBecause: null,
    })
    .execute()
  return { endsAt }
}

export async function endSession(db: Db, id: string, because: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ endedAt: now, endedBecause: because })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

/** Ends all sessions of a person; returns their ids. */
export async function endSessionsOf(db: Db, userId: string, because: string, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: now, endedBecause: because })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .returning('id')
    .execute()
  return ended.map((session) => session.id)
}

/** Ends all sessions of a person but one; returns their ids. */
export async function endOtherSessions(db: Db, userId: string, exceptId: string, because: string, now: Date) {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: now, endedBecause: because })
    .where('userId', '=', userId)
    .where('id', '!=', exceptId)
    .where('endedAt', 'is', null)
    .returning('id')
    .execute()
  return ended.map((session) => session.id)
}

type PresenceParts = { db: Db; bus: Pick<Bus, 'publish'> }

/**
 * Stores a sign of life; if an agent was silent, others are notified. It does not extend the session: a page that
 * polls would keep the session of somebody who has left (decision 013).
 */
export async function noteSignOfLife(
  { db, bus }: PresenceParts,
  id: string,
  userId: string,
  now: Date,
): Promise<void> {
  if (await noteSilence(db, id, userId, now)) bus.publish('presence.changed', { userId })
  // Two transactions: together they could wait for each other with one that changes the session, then its person.
  await db.updateTable('sessions').set({ seenAt: now }).where('id', '=', id).modifyEnd(prepared).execute()
  await db
    .updateTable('users')
    .set({ lastSeenAt: now })
    .where('id', '=', userId)
    .modifyEnd(prepared)
    .execute()
}

/** The person was active: extends the idle timeout, never past the absolute end. */
export async function keepAlive(db: Db, id: string, now: Date): Promise<void> {
  const idleEndsAt = after(now, idleSeconds)
  await db
    .updateTable('sessions')
    .set((row) => ({ idleEndsAt: row.fn('least', [row.ref('endsAt'), row.val(idleEndsAt)]) }))
    .where('id', '=', id)
    .execute()
}

/** The person has confirmed the password, or verified the second factor. */
export async function noteAuthentication(
  db: Db,
  id: string,
  proofs: { authenticatedAt?: Date; secondFactorAt?: Date },
  now: Date,
): Promise<void> {
  await db.updateTable('sessions').set(proofs).where('id', '=', id).execute()
  await keepAlive(db, id, now)
}
