import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Serializes changes of a person's data: whoever changes it locks the person. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

/** Locks several people, always in the same order, to avoid deadlocks; the days of a plan are locked after people. */
export async function lockPeople(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`select id from users where id = any(${userIds}::uuid[]) order by id for no key update`.execute(db)
}
