import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'

/** Keeps secrets that must be read again from whoever only sees the database. */
export type Sealing = {
  /** AES-256-GCM; `about` binds it to its place, so that it cannot be moved to another person's row. */
  seal(secret: string, about: string): string
  /** Throws when it was changed or moved. */
  open(sealed: string, about: string): string
  /** For secrets that are only compared: a keyed hash. */
  mac(secret: string, about: string): string
}

const keyId = '00000000-0000-4000-8000-000000000001'
const ivBytes = 12
const tagBytes = 16

/** With the key of the setting PORTAL_SEALING_KEY, else with one kept in the database, where a copy of it holds both. */
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

/** The secret of a server that was given none, for all its processes: of two that start at once, one inserts. */
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
