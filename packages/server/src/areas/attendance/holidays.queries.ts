import { type Insertable, type RawBuilder, sql } from 'kysely'
import { isOfCenter } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'
import type { HolidaysTable } from '#db/schema/contracts.ts'
import type { HolidayPlace, HolidayScope } from './holidays.rules.ts'

type Column = 'date' | 'name'
type Asked = Paging & {
  search?: string
  workCenterId?: string
  scope?: HolidayScope
  from?: string
  until?: string
  sort?: Column | `-${Column}`
}
const orders: Record<Column, RawBuilder<unknown>> = { date: sql`h.date`, name: sql`plain(h.name)` }

const isOfScope: Record<HolidayScope, RawBuilder<boolean>> = {
  national: sql`h.work_center_id is null and h.locality is null and h.region is null`,
  regional: sql`h.work_center_id is null and h.locality is null and h.region is not null`,
  local: sql`h.work_center_id is null and h.locality is not null`,
  center: sql`h.work_center_id is not null`,
}

const shown = (db: Db) =>
  db
    .selectFrom('holidays as h')
    .leftJoin('workCenters as own', 'own.id', 'h.workCenterId')
    .select([
      'h.id',
      'h.name',
      'h.country',
      'h.region',
      'h.locality',
      'h.version',
      'h.createdAt',
      'h.updatedAt',
    ])
    .select(written('h.date').as('date'))
    .select(['own.id as centerId', 'own.code as centerCode', 'own.name as centerName'])
    .select('own.timeZone as centerZone')
    .select(
      sql<number>`(select count(*)::int from work_centers w where w.deleted_at is null and ${isOfCenter})`.as(
        'centers',
      ),
    )

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, { search, workCenterId, scope, from, until, sort = 'date', ...paging }: Asked) {
  const { column, direction } = ordering(sort)
  let query = shown(db).orderBy(orders[column], direction).orderBy('h.id')
  if (scope !== undefined) query = query.where(isOfScope[scope])
  if (from !== undefined) query = query.where(sql<boolean>`h.date >= ${from}::date`)
  if (until !== undefined) query = query.where(sql<boolean>`h.date <= ${until}::date`)
  if (search) {
    const words = sql`concat_ws(' ', h.name, h.region, h.locality, own.name)`
    query = query.where(sql<boolean>`plain(${words}) like plain(${containing(search)})`)
  }
  if (workCenterId !== undefined) query = query.where(hasCenter(workCenterId))
  return page(query, paging)
}

type OfCenter = { workCenterId: string; from: string; until: string | undefined }

/** All holidays of a work center in a period, in order. */
export function ofCenter(db: Db, { workCenterId, from, until }: OfCenter) {
  let query = shown(db)
    .where(sql<boolean>`h.date >= ${from}::date`)
    .where(hasCenter(workCenterId))
    .orderBy('h.date')
    .orderBy('h.id')
  if (until !== undefined) query = query.where(sql<boolean>`h.date <= ${until}::date`)
  return query.execute()
}

const hasCenter = (id: string) =>
  sql<boolean>`exists (select from work_centers w where w.id = ${id}::uuid and ${isOfCenter})`

/** What a work center is called. */
export const named = (db: Db, id: string) =>
  db
    .selectFrom('workCenters')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select(['name', 'code'])
    .executeTakeFirst()

export const find = (db: Db, id: string) => shown(db).where('h.id', '=', id).executeTakeFirst()

export async function lock(db: Db, id: string) {
  await db.selectFrom('holidays').select('id').where('id', '=', id).forUpdate().execute()
  return find(db, id)
}

/** The holiday of this day and reach. */
export const sameAs = (db: Db, date: string, { country, region, locality, workCenterId }: HolidayPlace) =>
  shown(db)
    .where(sql<boolean>`h.date = ${date}::date and h.country = ${country}`)
    .where(sql<boolean>`coalesce(h.region, '') = ${region ?? ''}`)
    .where(sql<boolean>`plain(coalesce(h.locality, '')) = plain(${locality ?? ''})`)
    .where(sql<boolean>`h.work_center_id is not distinct from ${workCenterId}::uuid`)
    .executeTakeFirst()

export async function insert(db: Db, row: Insertable<HolidaysTable>): Promise<void> {
  await db.insertInto('holidays').values(row).execute()
}

export async function change(db: Db, id: string, values: Partial<Insertable<HolidaysTable>>): Promise<void> {
  await db
    .updateTable('holidays')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('holidays').where('id', '=', id).execute()
}

/** A work center that is not deleted, by id or code. */
export const center = (db: Db, id: string) => centers(db).where('id', '=', id).executeTakeFirst()
export const centerOfCode = (db: Db, code: string) =>
  centers(db).where(sql<boolean>`lower(code) = lower(${code})`).executeTakeFirst()
const centers = (db: Db) =>
  db.selectFrom('workCenters').where('deletedAt', 'is', null).select(['id', 'country'])
