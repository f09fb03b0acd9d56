import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { isWithin } from '#db/reach.ts'
import type { Seeing } from './tickets.queries.ts'

/** Whether somebody may use the current row's macro. */
export const isOffered = ({ all, userId, reach }: Seeing) =>
  sql<boolean>`(owner = ${userId}::text or scope <> 'personal' and (scope = 'everybody' or ${all}
    or skill_id in (select m.skill_id from skill_assignments m
      where ${inForce('m', reach.today)} and ${isWithin(reach, sql`m.user_id`)})))`

const byId = (db: Db, id: string) => db.selectFrom('ticketMacros').selectAll().where('id', '=', id)

/** Any macro, even if deleted. */
export const find = (db: Db, id: string) => byId(db, id).executeTakeFirst()

/** An active macro available to somebody. */
export const usable = (db: Db, seeing: Seeing, id: string) =>
  byId(db, id)
    .where('deletedAt', 'is', null)
    .where('active', '=', true)
    .where(isOffered(seeing))
    .executeTakeFirst()

/** Whether somebody may see it, even if deleted. */
export const isSeen = async (db: Db, seeing: Seeing, id: string): Promise<boolean> =>
  (await byId(db, id).where(isOffered(seeing)).executeTakeFirst()) !== undefined
