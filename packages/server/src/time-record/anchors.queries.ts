import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { TimeAnchorsTable } from '#db/schema/time-anchors.ts'
import { type ChainHead, inOrder } from './merkle.rules.ts'
import type { RecordKey } from './record-key.ts'

/** Anchors as answered. */
export const anchors = (db: Db) =>
  db
    .selectFrom('timeAnchors')
    .select(['number', 'madeAt', 'people', 'entries', 'root', 'previous', 'hash', 'key', 'signature'])
    .select(written('timeAnchors.day').as('day'))

export type Anchor = TimeAnchorsTable

type Asked = Paging & { from?: string; until?: string; sort?: 'number' | '-number' }

/** A page of filtered anchors. */
export function list(db: Db, asked: Asked) {
  const { from, until } = asked
  let query = anchors(db).orderBy('number', ordering(asked.sort ?? '-number').direction)
  if (from !== undefined) query = query.where(sql<boolean>`day >= ${from}::date`)
  if (until !== undefined) query = query.where(sql<boolean>`day <= ${until}::date`)
  return page(query, asked)
}

export const lastAnchor = (db: Db): Promise<Anchor | undefined> =>
  anchors(db).orderBy('number', 'desc').limit(1).executeTakeFirst()

/** The current last entry of each person. */
export async function headsNow(db: Db): Promise<ChainHead[]> {
  const { rows } = await sql<ChainHead>`
    select e.user_id as "employeeId", l.number, l.hash from employees e cross join lateral (
      select c.number, c.hash from clock_entries c where c.employee_id = e.user_id order by c.number desc limit 1
    ) l`.execute(db)
  return inOrder(rows)
}

/** The last entry of each person when an anchor was created. */
export async function headsAt(db: Db, anchor: number): Promise<ChainHead[]> {
  const { rows } = await sql<ChainHead>`
    select e.user_id as "employeeId", l.number, l.hash from employees e cross join lateral (
      select h.number, h.hash from time_anchor_heads h
      where h.employee_id = e.user_id and h.anchor <= ${anchor} order by h.anchor desc limit 1
    ) l`.execute(db)
  return inOrder(rows)
}

/** Publishes a key on first use. */
export async function publish(db: Db, { id, publicKey }: RecordKey, since: Date): Promise<void> {
  await db
    .insertInto('recordKeys')
    .values({ id, publicKey, since })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

/** Every key that was ever used, newest first. */
export const keys = (db: Db) =>
  db.selectFrom('recordKeys').selectAll().orderBy('since', 'desc').orderBy('id').execute()
