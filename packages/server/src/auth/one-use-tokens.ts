import { createHash } from 'node:crypto'
import type { Db } from '#db/database.ts'
import type { OneUseTokensTable } from '#db/schema/sessions.ts'
import type { Ids } from '#seams/ids.ts'

type Token = Omit<OneUseTokensTable, 'hash'>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** 256 random bits; only their hash is kept. */
export async function newOneUseToken(db: Db, ids: Ids, token: Token): Promise<string> {
  const secret = ids.secret()
  await db
    .insertInto('oneUseTokens')
    .values({ ...token, hash: hashOf(secret) })
    .execute()
  return secret
}

/** Looks without burning. */
export function findOneUseToken(
  db: Db,
  secret: string,
  purpose: Token['purpose'],
  now: Date,
): Promise<Token | undefined> {
  return db
    .selectFrom('oneUseTokens')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Burns the token: of two who come at once, one gets it. */
export function burnOneUseToken(
  db: Db,
  secret: string,
  purpose: Token['purpose'],
  now: Date,
): Promise<Token | undefined> {
  return db
    .deleteFrom('oneUseTokens')
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
}
