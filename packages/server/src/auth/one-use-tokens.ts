import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { OneUseTokensTable } from '#db/schema/sessions.ts'
import type { Ids } from '#seams/ids.ts'

type Token = Selectable<OneUseTokensTable>
type NewToken = Pick<Token, 'purpose' | 'userId' | 'expiresAt'>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** 256 random bits; only their hash is stored. */
export async function newOneUseToken(db: Db, ids: Ids, token: NewToken): Promise<string> {
  const secret = ids.secret()
  await db
    .insertInto('oneUseTokens')
    .values({ ...token, hash: hashOf(secret) })
    .execute()
  return secret
}

/** Reads the token without using it up. */
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

/** Uses up the token: of two concurrent requests, one gets it. */
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

/** Revokes every token of a person for one purpose: a sign-in or a newer link invalidates older ones. */
export async function burnTokensOf(db: Db, userId: string, purpose: Token['purpose']): Promise<void> {
  await db.deleteFrom('oneUseTokens').where('userId', '=', userId).where('purpose', '=', purpose).execute()
}

/** Counts an attempt before it is judged, so that concurrent ones are all counted. */
export function countTry(db: Db, secret: string, most: number): Promise<{ tries: number } | undefined> {
  return db
    .updateTable('oneUseTokens')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hashOf(secret))
    .where('tries', '<', most)
    .returning('tries')
    .executeTakeFirst()
}

/** The second step of the token is done. */
export async function noteAnswered(db: Db, secret: string, now: Date): Promise<void> {
  await db.updateTable('oneUseTokens').set({ answeredAt: now }).where('hash', '=', hashOf(secret)).execute()
}
