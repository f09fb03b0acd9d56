import type { Db } from '#db/database.ts'
import type { Addressee } from './write-letter.ts'

/** Somebody active who has an e-mail address, or undefined. */
export async function addressee(db: Db, userId: string): Promise<Addressee | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('active', '=', true)
    .select(['username', 'displayName', 'email', 'locale'])
    .executeTakeFirst()
  return row && row.email !== null && row.email !== '' ? { ...row, email: row.email } : undefined
}
