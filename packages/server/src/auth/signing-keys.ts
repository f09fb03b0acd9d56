import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'

/** A private key of the server. Each signature names its key. */
export type SigningKey = { id: string; secret: Uint8Array; createdAt: Date }

/** The valid keys: the first signs, all of them verify. Never empty. */
export type SigningKeys = { now(): Promise<readonly [SigningKey, ...SigningKey[]]> }

/** The process that starts first creates this one: of two concurrent starts, one inserts it. */
const firstId = '00000000-0000-4000-8000-000000000001'
const second = 1000
const day = 24 * 60 * 60 * second
const readAgainMs = 60 * second
/** A new key signs only after every process has loaded it. */
const knownEverywhereMs = 2 * readAgainMs
/** A signature of an old key is needed as long as a session at most: 115 minutes (specification §4). */
const outlivedMs = 2 * 60 * 60 * second
/** The age at which a key gets a successor. */
const oldMs = 30 * day

/** Keys are in the database: all processes share them, and a restart signs nobody out. */
export async function signingKeys(db: Db, clock: Clock): Promise<SigningKeys> {
  await insertKey(db, firstId, clock.now())
  let all = await readKeys(db)
  let readAt = clock.now().getTime()
  return {
    async now() {
      const now = clock.now().getTime()
      if (now - readAt >= readAgainMs) {
        readAt = now
        all = await readKeys(db)
        const newest = all.at(-1)
        if (newest && now - newest.createdAt.getTime() > oldMs) await addSigningKey(db, clock.now())
      }
      return keysAt(all, now)
    },
  }
}

/** Adds a key, which signs after two minutes. Nobody is signed out by it. */
export async function addSigningKey(db: Db, now: Date): Promise<void> {
  await insertKey(db, randomUUID(), now)
}

async function insertKey(db: Db, id: string, createdAt: Date): Promise<void> {
  await db
    .insertInto('signingKeys')
    .values({ id, secret: randomBytes(32).toString('base64url'), createdAt })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

async function readKeys(db: Db): Promise<readonly SigningKey[]> {
  const rows = await db.selectFrom('signingKeys').selectAll().orderBy('createdAt').orderBy('id').execute()
  return rows.map(({ secret, ...key }) => ({ ...key, secret: new TextEncoder().encode(secret) }))
}

/** From the keys in order of creation: the one that signs, then older ones whose signatures may still be in use. */
export function keysAt(all: readonly SigningKey[], nowMs: number): readonly [SigningKey, ...SigningKey[]] {
  const signsFrom = (key: SigningKey, index: number) =>
    index === 0 ? -Infinity : key.createdAt.getTime() + knownEverywhereMs
  const signer = all.findLastIndex((key, index) => signsFrom(key, index) <= nowMs)
  const [first, ...others] = all.filter((_key, index) => {
    const next = all[index + 1]
    const isOut = next !== undefined && index < signer && signsFrom(next, index + 1) + outlivedMs < nowMs
    return !isOut && index !== signer
  })
  const signing = all[signer]
  if (!signing) throw new Error('the database has no signing key')
  return first === undefined ? [signing] : [signing, first, ...others]
}
