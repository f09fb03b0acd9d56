import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { groups } from '#db/groups-of.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { VacationBlocksTable } from '#db/schema/vacations.ts'

type Column = 'startsOn' | 'name'
type Asked = Paging & { search?: string; from?: string; until?: string; sort?: Column | `-${Column}` }
type Excepted = { id: string; displayName: string }

const orders: Record<Column, RawBuilder<unknown>> = {
  startsOn: sql`vacation_blocks.starts_on`,
  name: sql`plain(vacation_blocks.name)`,
}

const shown = (db: Db) =>
  db
    .selectFrom('vacationBlocks')
    .leftJoin('employeeGroups', 'employeeGroups.id', 'vacationBlocks.groupId')
    .select(['vacationBlocks.id', 'vacationBlocks.name', 'vacationBlocks.groupId', 'vacationBlocks.version'])
    .select(['vacationBlocks.createdAt', 'vacationBlocks.updatedAt', 'employeeGroups.name as groupName'])
    .select([
      written('vacationBlocks.startsOn').as('startsOn'),
      written('vacationBlocks.endsOn').as('endsOn'),
    ])
    .select(
      sql<Excepted[]>`(select coalesce(json_agg(json_build_object('id', u.id, 'displayName', u.display_name)
        order by u.plain_name), '[]') from users u where u.id = any(vacation_blocks.except_ids))`.as(
        'exceptions',
      ),
    )

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, { search, from, until, sort = 'startsOn', ...paging }: Asked) {
  const { column, direction } = ordering(sort)
  let query = shown(db).orderBy(orders[column], direction).orderBy('vacationBlocks.id')
  if (from !== undefined) query = query.where(sql<boolean>`vacation_blocks.ends_on >= ${from}::date`)
  if (until !== undefined) query = query.where(sql<boolean>`vacation_blocks.starts_on <= ${until}::date`)
  if (search) query = query.where(sql<boolean>`plain(vacation_blocks.name) like plain(${containing(search)})`)
  return page(query, paging)
}

export const find = (db: Db, id: string) => shown(db).where('vacationBlocks.id', '=', id).executeTakeFirst()
export const lock = (db: Db, id: string) =>
  shown(db).where('vacationBlocks.id', '=', id).forNoKeyUpdate('vacationBlocks').executeTakeFirst()

/** A selectable group. */
export const group = (db: Db, id: string) => groups(db).where('id', '=', id).executeTakeFirst()

/** How many of these are employees. */
export async function employees(db: Db, ids: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('employees')
    .where(sql<boolean>`user_id = any(${ids}::uuid[])`)
    .select('userId')
    .execute()
  return rows.length
}

export async function insert(db: Db, row: Insertable<VacationBlocksTable>): Promise<void> {
  await db.insertInto('vacationBlocks').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<VacationBlocksTable>): Promise<void> {
  await db
    .updateTable('vacationBlocks')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('vacationBlocks').where('id', '=', id).execute()
}
