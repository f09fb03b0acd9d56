import type { Db } from './database.ts'

/** What somebody has is changed by one act after the other: whoever changes holds the person. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}
