import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { TicketLinkKind } from '#db/schema/tickets.ts'

const mostShown = 200

const refs = (db: Db) =>
  db.selectFrom('tickets as t').select(['t.id', 't.number', 't.subject', 't.stateType'])

export type TicketRef = Awaited<ReturnType<ReturnType<typeof refs>['execute']>>[number]

export const refOf = async (db: Db, id: string | null): Promise<TicketRef | null> =>
  id === null ? null : ((await refs(db).where('t.id', '=', id).executeTakeFirst()) ?? null)

export const children = (db: Db, id: string) =>
  refs(db).where('t.parentId', '=', id).orderBy('t.number').limit(mostShown).execute()

export const mergedFrom = (db: Db, id: string) =>
  refs(db).where('t.mergedIntoId', '=', id).orderBy('t.number').limit(mostShown).execute()

export const links = (db: Db, id: string) =>
  refs(db)
    .innerJoin('ticketLinks as l', (join) =>
      join.on(sql<boolean>`((l.ticket_id = ${id}::uuid and l.other_id = t.id)
        or (l.other_id = ${id}::uuid and l.ticket_id = t.id))`),
    )
    .select(['l.kind', sql<boolean>`l.ticket_id = ${id}::uuid`.as('isOutward')])
    .orderBy('t.number')
    .execute()

/** The ancestors of a ticket, nearest first, and itself. */
export async function above(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select t.id, t.parent_id, 0 as depth from tickets t where t.id = ${id}::uuid
      union all select t.id, t.parent_id, up.depth + 1 from tickets t join up on t.id = up.parent_id where up.depth < 100
    ) select id from up order by depth`.execute(db)
  return rows.map((row) => row.id)
}

export async function link(
  db: Db,
  {
    ticketId,
    otherId,
    ...row
  }: { ticketId: string; otherId: string; kind: TicketLinkKind; createdBy: string | null; createdAt: Date },
): Promise<void> {
  await unlink(db, ticketId, otherId)
  await db
    .insertInto('ticketLinks')
    .values({ ...row, ticketId, otherId })
    .execute()
}

export async function unlink(db: Db, one: string, other: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ticketLinks')
    .where(
      sql<boolean>`(ticket_id, other_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const followers = (db: Db, id: string) =>
  db
    .selectFrom('ticketFollowers')
    .innerJoin('users', 'users.id', 'ticketFollowers.userId')
    .where('ticketId', '=', id)
    .select(['users.id', 'users.displayName'])
    .orderBy(sql`users.plain_name`)
    .orderBy('users.id')
    .execute()

export async function follow(db: Db, ticketId: string, userId: string): Promise<void> {
  await db
    .insertInto('ticketFollowers')
    .values({ ticketId, userId })
    .onConflict((already) => already.doNothing())
    .execute()
}

export async function unfollow(db: Db, ticketId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('ticketFollowers')
    .where('ticketId', '=', ticketId)
    .where('userId', '=', userId)
    .execute()
}

/** Replaces the tags. */
export async function setTags(db: Db, ticketId: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('ticketTags').where('ticketId', '=', ticketId).execute()
  if (tagIds.length === 0) return
  await db
    .insertInto('ticketTags')
    .values(tagIds.map((tagId) => ({ ticketId, tagId })))
    .execute()
}
