import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'

/** Encrypts secrets that must be read again, against people who only see the database. */
export type Sealing = {
  /** AES-256-GCM; `about` binds the value to its place, so that it cannot be moved to another person's row. */
  seal(secret: string, about: string): string
  /** Throws when the value was changed or moved. */
  open(sealed: string, about: string): string
  /** A keyed hash, for secrets that are only compared. */
  mac(secret: string, about: string): string
}

const keyId = '00000000-0000-4000-8000-000000000001'
const ivBytes = 12
const tagBytes = 16

/** Uses the setting PORTAL_SEALING_KEY, else a key in the database, in which case a copy of the database has both. */
export async function openSealing(db: Db, clock: Clock, given: string | undefined): Promise<Sealing> {
  const root = given ?? (await storedSecret(db, clock))
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', root, '', `portal ${use}`, 32))
  const [sealKey, macKey] = [derived('seal'), derived('mac')]
  return {
    seal(secret, about) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url')
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(tag)
      const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
      return Buffer.concat(text).toString('utf8')
    },
    mac: (secret, about) => createHmac('sha256', macKey).update(`${about}\n${secret}`).digest('base64url'),
  }
}

/** The generated secret, shared by all processes: of two concurrent starts, one inserts it. */
export async function storedSecret(db: Db, clock: Clock): Promise<string> {
  await db
    .insertInto('sealingKeys')
    .values({ id: keyId, secret: randomBytes(32).toString('base64url'), createdAt: clock.now() })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('sealingKeys')
    .select('secret')
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow()
  return secret
}
