import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { CalendarFeedsTable } from '#db/schema/calendar-feeds.ts'

const shownColumns = ['id', 'kind', 'createdAt', 'renewedAt', 'lastFetchedAt'] as const

export const ofPerson = (db: Db, userId: string) =>
  db.selectFrom('calendarFeeds').where('userId', '=', userId).select(shownColumns).orderBy('kind').execute()

export const insert = (db: Db, row: Insertable<CalendarFeedsTable>) =>
  db.insertInto('calendarFeeds').values(row).returning(shownColumns).executeTakeFirstOrThrow()

type Own = { id: string; userId: string }

/** Replaces the secret. */
export const renew = (db: Db, { id, userId }: Own, values: { hash: string; renewedAt: Date }) =>
  db
    .updateTable('calendarFeeds')
    .set(values)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shownColumns)
    .executeTakeFirst()

export const remove = (db: Db, { id, userId }: Own) =>
  db
    .deleteFrom('calendarFeeds')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shownColumns)
    .executeTakeFirst()

export const ofSecret = (db: Db, hash: string) =>
  db.selectFrom('calendarFeeds').where('hash', '=', hash).select(['id', 'userId', 'kind']).executeTakeFirst()

export const noteFetch = (db: Db, id: string, at: Date) =>
  db.updateTable('calendarFeeds').set({ lastFetchedAt: at }).where('id', '=', id).execute()
