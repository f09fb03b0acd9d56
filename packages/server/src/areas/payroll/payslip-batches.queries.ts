import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { PayslipBatchesTable, PayslipBatchState } from '#db/schema/payslips.ts'

const counted = (state: string) =>
  sql<number>`(select count(*)::int from payslip_pages p where p.batch_id = b.id and p.state = ${sql.lit(state)})`

const batches = (db: Db) =>
  db
    .selectFrom('payslipBatches as b')
    .innerJoin('users', 'users.id', 'b.createdBy')
    .select(['b.id', 'b.name', 'b.month', 'b.kind', 'b.state', 'b.failure', 'b.size', 'b.done', 'b.total'])
    .select(['b.version', 'b.createdAt', 'b.finishedAt', 'b.blobKey', 'b.publishedBy'])
    .select(['users.id as createdBy', 'users.displayName'])
    .select([
      counted('assigned').as('assigned'),
      counted('ambiguous').as('ambiguous'),
      counted('unassigned').as('unassigned'),
      counted('left_out').as('leftOut'),
      sql<number>`(select count(*)::int from payslip_pages p where p.batch_id = b.id)`.as('pages'),
      sql<number>`(select count(distinct p.employee_id)::int from payslip_pages p where p.batch_id = b.id)`.as(
        'people',
      ),
    ])

export type BatchRow = NonNullable<Awaited<ReturnType<typeof find>>>
type Asked = Paging & { state?: PayslipBatchState[]; sort?: '-createdAt' | 'createdAt' }

export function list(db: Db, { state = [], sort = '-createdAt', ...paging }: Asked) {
  const direction = sort === 'createdAt' ? 'asc' : 'desc'
  let query = batches(db).orderBy('b.createdAt', direction).orderBy('b.id')
  if (state.length > 0) query = query.where('b.state', 'in', state)
  return page(query, paging, 'b.id')
}

export const find = (db: Db, id: string) => batches(db).where('b.id', '=', id).executeTakeFirst()

/** The same with its row locked. */
export async function held(db: Db, id: string) {
  await db.selectFrom('payslipBatches').where('id', '=', id).select('id').forUpdate().execute()
  return find(db, id)
}

export async function insert(db: Db, row: Insertable<PayslipBatchesTable>): Promise<void> {
  await db.insertInto('payslipBatches').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<PayslipBatchesTable>): Promise<void> {
  await db.updateTable('payslipBatches').set(values).where('id', '=', id).execute()
}

/** The same, checking the version that the client has read. */
export async function changeVersion(
  db: Db,
  id: string,
  values: Updateable<PayslipBatchesTable> = {},
): Promise<void> {
  await db
    .updateTable('payslipBatches')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Everybody who is employed, by name. */
export function people(db: Db, { search, ...paging }: Paging & { search?: string }) {
  let query = db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.removedAt', 'is', null)
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName')
    .orderBy('users.id')
  if (search) query = query.where(sql<boolean>`users.plain_name like plain(${containing(search)})`)
  return page(query, paging, 'users.id')
}

/** Who has these tax numbers, as written on payslips. */
export const withTaxIds = (db: Db, taxIds: readonly string[]) =>
  db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.removedAt', 'is', null)
    .where(
      sql<boolean>`upper(regexp_replace(employees.dni, '[\\s.-]', '', 'g')) = any(${[...taxIds]}::text[])`,
    )
    .select(['employees.userId as employeeId'])
    .select(sql<string>`upper(regexp_replace(employees.dni, '[\\s.-]', '', 'g'))`.as('taxId'))
    .execute()

export const isEmployed = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where('users.removedAt', 'is', null)
    .where('employees.userId', '=', id)
    .select('employees.userId')
    .executeTakeFirst()) !== undefined
