import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'

export type StoredAnswer = { status: number; body: unknown }
type Key = { userId: string; key: string }

/** The caller's key, if the contract lets this operation carry one. */
export function keyOf(request: FastifyRequest, userId: string): Key | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  if (key.length === 0 || key.length > 200) refuse('too_long', 'Idempotency-Key', { count: 200 })
  return { userId, key }
}

/**
 * Takes the key in this transaction, or answers what the first request with it answered. A second request that
 * comes while the first runs waits for its row, or is refused when nothing is stored yet.
 */
export async function takeKey(
  db: Db,
  key: Key,
  request: FastifyRequest,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const requestHash = createHash('sha256')
    // An upload has no body yet: its length stands for it.
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
  return { status: first.status, body: first.body }
}

export async function storeAnswer(
  db: Db,
  { userId, key }: Key,
  { status, body }: StoredAnswer,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, body: JSON.stringify(body ?? null) })
    .where('userId', '=', userId)
    .where('key', '=', key)
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
