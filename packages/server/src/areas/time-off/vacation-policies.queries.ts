import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { VacationPoliciesTable } from '#db/schema/vacations.ts'

type Column = 'agreement' | 'validFrom'
type Asked = Paging & { search?: string; state?: 'draft' | 'published'; sort?: Column | `-${Column}` }

const orders: Record<Column, RawBuilder<unknown>> = {
  agreement: sql`plain(agreement)`,
  validFrom: sql`valid_from`,
}

const shown = (db: Db) =>
  db
    .selectFrom('vacationPolicies')
    .select(['id', 'agreement', 'name', 'state', 'source', 'review', 'rules', 'examples', 'version'])
    .select(['createdAt', 'updatedAt', 'publishedAt', written('validFrom').as('validFrom')])

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, { search, state, sort = 'agreement', ...paging }: Asked) {
  const { column, direction } = ordering(sort)
  let query = shown(db).orderBy(orders[column], direction)
  if (column !== 'validFrom') query = query.orderBy(orders.validFrom, 'desc')
  query = query.orderBy('id')
  if (state !== undefined) query = query.where('state', '=', state)
  if (search)
    query = query.where(sql<boolean>`plain(agreement || ' ' || name) like plain(${containing(search)})`)
  return page(query, paging)
}

export const find = (db: Db, id: string) => shown(db).where('id', '=', id).executeTakeFirst()
export const lock = (db: Db, id: string) => shown(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Whether an agreement already has a version from this day on. */
export async function holdsFrom(db: Db, { agreement, validFrom }: Row): Promise<boolean> {
  const row = await db
    .selectFrom('vacationPolicies')
    .where('state', '=', 'published')
    .where(sql<boolean>`plain(agreement) = plain(${agreement}) and valid_from = ${validFrom}::date`)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insert(db: Db, row: Insertable<VacationPoliciesTable>): Promise<void> {
  await db.insertInto('vacationPolicies').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<VacationPoliciesTable>): Promise<void> {
  await db
    .updateTable('vacationPolicies')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('vacationPolicies').where('id', '=', id).execute()
}
