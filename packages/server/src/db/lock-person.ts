import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What somebody has is changed by one act after the other: whoever changes holds the person. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

/** The same of many, always in the same order: who holds the days of a plan as well holds everybody before. */
export async function lockPeople(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`select id from users where id = any(${userIds}::uuid[]) order by id for no key update`.execute(db)
}
