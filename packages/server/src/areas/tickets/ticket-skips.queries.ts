import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import { isWithin, type Reach } from '#db/reach.ts'
import type { TicketSkipsTable } from '#db/schema/ticket-skips.ts'

type Asked = Paging & {
  search?: string
  isReviewed?: boolean
  reason?: TicketSkipsTable['reason'][]
  sort?: 'at' | '-at'
}
type Person = { id: string; displayName: string }

const skips = (db: Db, reach: Reach) =>
  db
    .selectFrom('ticketSkips as k')
    .innerJoin('tickets as t', 't.id', 'k.ticketId')
    .innerJoin('users as u', 'u.id', 'k.userId')
    .leftJoin('users as r', 'r.id', 'k.reviewedBy')
    .where(isWithin(reach, sql`k.user_id`))
    .select(['k.id', 'k.reason', 'k.note', 'k.at', 'k.outcome', 'k.reviewedAt', 'k.version', 'k.userId'])
    .select(
      sql<{ id: string; number: number; subject: string }>`json_build_object('id', t.id, 'number', t.number,
        'subject', t.subject)`.as('ticket'),
    )
    .select(sql<Person>`json_build_object('id', u.id, 'displayName', u.display_name)`.as('person'))
    .select(
      sql<Person | null>`case when r.id is not null then json_build_object('id', r.id, 'displayName', r.display_name) end`.as(
        'reviewedBy',
      ),
    )

/** Tickets skipped by people in reach. */
export function list(db: Db, reach: Reach, { search, isReviewed, reason, sort = '-at', ...paging }: Asked) {
  const { direction } = ordering(sort)
  let query = skips(db, reach).orderBy('k.at', direction).orderBy('k.id')
  if (isReviewed !== undefined) query = query.where('k.reviewedAt', isReviewed ? 'is not' : 'is', null)
  if (reason !== undefined) query = query.where('k.reason', 'in', reason)
  if (search)
    query = query.where(
      sql<boolean>`plain(concat_ws(' ', t.number, t.subject, u.display_name, k.note)) like plain(${containing(search)})`,
    )
  return page(query, paging)
}

export const find = (db: Db, reach: Reach, id: string) =>
  skips(db, reach).where('k.id', '=', id).executeTakeFirst()

/** The same, locked. */
export async function lock(db: Db, reach: Reach, id: string) {
  await db.selectFrom('ticketSkips').select('id').where('id', '=', id).forUpdate().execute()
  return find(db, reach, id)
}

type Review = { outcome: 'accepted' | 'rejected'; reviewedBy: string; reviewedAt: Date }

export async function review(db: Db, id: string, values: Review): Promise<void> {
  await db
    .updateTable('ticketSkips')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
