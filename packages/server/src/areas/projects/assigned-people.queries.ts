import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isSeen, type Seen } from '#db/people-seen.ts'

/** The two tables of dated assignments. */
export type Table = 'skillAssignments' | 'projectAssignments'

const everybody = (db: Db, seen: Seen) =>
  db
    .selectFrom('users')
    .where('users.active', '=', true)
    .where(isSeen(seen, sql`users.id`))
    .select(['users.id', 'users.displayName'])

/** The visible ones of these people, locked so that changes are serialized. */
export const people = (db: Db, seen: Seen, ids: readonly string[]) =>
  everybody(db, seen)
    .where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
    .orderBy('users.id')
    .forNoKeyUpdate()
    .execute()

export const personCalled = (db: Db, seen: Seen, username: string) =>
  everybody(db, seen).where(sql<boolean>`lower(users.username) = lower(${username})`).executeTakeFirst()

/** The people of these assignments, as far as visible. */
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
