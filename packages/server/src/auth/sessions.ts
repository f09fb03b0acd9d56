import type { Db } from '#db/database.ts'
import type { SessionKind } from '#db/schema/sessions.ts'
import type { Bus } from '#seams/bus.ts'
import { noteSilence } from './presence.ts'

/** Lives of a session in seconds (specification §4, §9): the server's row decides, not a client's clock. */
const sessionSeconds = { password: 115 * 60, token: 60 } as const satisfies Record<SessionKind, number>
/** It ends after half an hour in which nobody said that they are still there. */
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
  /** When a second factor was shown with the password. */
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

/** Ends all sessions of a person. Answers their ids. */
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

/** Ends all sessions of a person but one. Answers their ids. */
export async function endOtherSessions(db: Db, userId: string, keep: string, because: string, now: Date) {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: now, endedBecause: because })
    .where('userId', '=', userId)
    .where('id', '!=', keep)
    .where('endedAt', 'is', null)
    .returning('id')
    .execute()
  return ended.map((session) => session.id)
}

type Heard = { db: Db; bus: Pick<Bus, 'publish'> }

/**
 * Says that the person is here; of an agent who was silent the others are told. It moves no end: a page that asks by
 * itself would keep the session of somebody who has gone (decision 013).
 */
export async function noteSignOfLife(
  { db, bus }: Heard,
  id: string,
  userId: string,
  now: Date,
): Promise<void> {
  if (await noteSilence(db, id, userId, now)) bus.publish('presence.changed', { userId })
  await db.updateTable('sessions').set({ seenAt: now }).where('id', '=', id).execute()
  await db.updateTable('users').set({ lastSeenAt: now }).where('id', '=', userId).execute()
}

/** The person has said that they are still there: moves the idle end, never past the absolute end. */
export async function keepAlive(db: Db, id: string, now: Date): Promise<void> {
  const idleEndsAt = after(now, idleSeconds)
  await db
    .updateTable('sessions')
    .set((row) => ({ idleEndsAt: row.fn('least', [row.ref('endsAt'), row.val(idleEndsAt)]) }))
    .where('id', '=', id)
    .execute()
}

/** The person behind a session has said the password again, or shown the second factor: they are there. */
export async function noteAuthentication(
  db: Db,
  id: string,
  proofs: { authenticatedAt?: Date; secondFactorAt?: Date },
  now: Date,
): Promise<void> {
  await db.updateTable('sessions').set(proofs).where('id', '=', id).execute()
  await keepAlive(db, id, now)
}
