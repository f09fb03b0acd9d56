import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'

/** The two tables in which people have something from one day to another. */
export type Table = 'skillAssignments' | 'projectAssignments'

const everybody = (db: Db, seen: Seen) =>
  db
    .selectFrom('users')
    .where('users.active', '=', true)
    .where(isSeen(seen, sql`users.id`))
    .select(['users.id', 'users.displayName'])

/** These people as far as they are there and may be seen; held, so that what they have changes one act after the other. */
export const people = (db: Db, seen: Seen, ids: readonly string[]) =>
  everybody(db, seen)
    .where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
    .orderBy('users.id')
    .forNoKeyUpdate()
    .execute()

export const personCalled = (db: Db, seen: Seen, username: string) =>
  everybody(db, seen).where(sql<boolean>`lower(users.username) = lower(${username})`).executeTakeFirst()

/** Whose these assignments are, as far as they may be seen. */
export const owners = (db: Db, seen: Seen, table: Table, ids: readonly string[]) =>
  everybody(db, seen)
    .innerJoin(
      sql<{ id: string; userId: string }>`${sql.table(table)}`.as('given'),
      'given.userId',
      'users.id',
    )
    .where(sql<boolean>`given.id = any(${[...ids]}::uuid[])`)
    .select('given.id as assignmentId')
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute()

export async function remove(db: Db, table: Table, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db)
}
