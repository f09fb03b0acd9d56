import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { NotificationExclusionsTable } from '#db/schema/notifications.ts'

const exclusions = (db: Db) =>
  db
    .selectFrom('notificationExclusions')
    .innerJoin('users', 'users.id', 'notificationExclusions.userId')
    .select(['notificationExclusions.id', 'kind', 'endsAt', 'reason', 'notificationExclusions.createdAt'])
    .select(['users.id as personId', 'users.displayName as personName', 'createdBy as creatorId'])
    .select((row) =>
      row
        .selectFrom('users as creator')
        .whereRef('creator.id', '=', 'notificationExclusions.createdBy')
        .select('creator.displayName')
        .as('creatorName'),
    )

export const find = (db: Db, id: string) =>
  exclusions(db).where('notificationExclusions.id', '=', id).executeTakeFirst()
export type ExclusionRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function list(db: Db, { search, ...paging }: Paging & { search?: string }) {
  let query = exclusions(db)
    .orderBy('notificationExclusions.createdAt', 'desc')
    .orderBy('notificationExclusions.id')
  if (search) query = query.where(matching(search))
  return page(query, paging)
}

const matching = (search: string) =>
  sql<boolean>`users.plain_name || ' ' || plain(users.username || ' ' || reason) like plain(${containing(search)})`

/** The id of the user with this name, ignoring case. */
export async function personCalled(db: Db, username: string): Promise<string | undefined> {
  const person = await db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .select('id')
    .executeTakeFirst()
  return person?.id
}

export const insert = (db: Db, exclusion: Insertable<NotificationExclusionsTable>) =>
  db.insertInto('notificationExclusions').values(exclusion).execute()

export async function remove(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notificationExclusions')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
