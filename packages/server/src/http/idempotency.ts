import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Sealing } from '#auth/sealing.ts'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'

export type StoredAnswer = { status: number; body: unknown }
type Key = { userId: string; key: string }
type Around = { db: Db; sealing: Sealing; clock: Clock }

/** Retries arrive within a day. */
const retentionMs = 24 * 60 * 60_000
const placeOf = ({ userId, key }: Key) => `${userId} ${key}`

/** The caller's key, if the contract allows one for this operation. */
export function keyOf(request: FastifyRequest, userId: string): Key | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  if (key.length === 0 || key.length > 200) refuse('too_long', 'Idempotency-Key', { count: 200 })
  return { userId, key }
}

/**
 * Takes the key in this transaction, or returns the stored answer of the first request with it. A concurrent second
 * request waits for the row, or is refused when nothing is stored yet.
 */
export async function takeKey(
  { db, sealing, clock }: Around,
  key: Key,
  request: FastifyRequest,
): Promise<StoredAnswer | undefined> {
  const now = clock.now()
  await forgetOld(db, new Date(now.getTime() - retentionMs))
  const requestHash = createHash('sha256')
    // An upload has no parsed body yet: use its length.
    .update(`${request.method} ${request.url} ${request.headers['content-length'] ?? ''}`)
    .update(JSON.stringify(request.body ?? null))
    .digest('hex')
  const taken = await db
    .insertInto('idempotencyKeys')
    .values({ ...key, requestHash, status: null, body: null, createdAt: now })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const first = await rowOf(db, key).selectAll().executeTakeFirstOrThrow()
  if (first.requestHash !== requestHash) refuse('invalid', 'Idempotency-Key')
  if (first.status === null) conflict('taken', 'Idempotency-Key')
  return { status: first.status, body: JSON.parse(sealing.open(String(first.body), placeOf(key))) as unknown }
}

/** Deletes a few expired keys with each write, skipping those that are locked by others. */
async function forgetOld(db: Db, before: Date): Promise<void> {
  await sql`delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys where created_at < ${before} limit 20 for update skip locked))`.execute(
    db,
  )
}

/** Stores the answer for retries, encrypted: it may contain secrets, such as a sign-in link. */
export async function storeAnswer(
  { db, sealing }: Around,
  key: Key,
  { status, body }: StoredAnswer,
): Promise<void> {
  const sealed = sealing.seal(JSON.stringify(body ?? null), placeOf(key))
  await db
    .updateTable('idempotencyKeys')
    .set({ status, body: JSON.stringify(sealed) })
    .where('userId', '=', key.userId)
    .where('key', '=', key.key)
    .execute()
}

export async function giveKeyBack(db: Db, { userId, key }: Key): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

const rowOf = (db: Db, { userId, key }: Key) =>
  db.selectFrom('idempotencyKeys').where('userId', '=', userId).where('key', '=', key)
