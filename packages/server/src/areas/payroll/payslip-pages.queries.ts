import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { PayslipPagesTable, PayslipPageState } from '#db/schema/payslips.ts'

type Asked = Paging & { search?: string; state?: PayslipPageState[] }

/** The pages of a batch in order, with whether each replaces a published one. */
export function list(db: Db, batchId: string, { search, state = [], ...paging }: Asked) {
  let query = db
    .selectFrom('payslipPages as p')
    .innerJoin('payslipBatches as b', 'b.id', 'p.batchId')
    .leftJoin('users', 'users.id', 'p.employeeId')
    .where('p.batchId', '=', batchId)
    .select(['p.number', 'p.file', 'p.filePage', 'p.state', 'p.doubt as reason', 'p.taxId'])
    .select(['p.employeeId', 'users.displayName'])
    .select(
      sql<boolean>`exists (select from payslips held where held.employee_id = p.employee_id and held.month = b.month
        and held.kind = b.kind and held.state = 'published' and held.batch_id <> b.id)`.as('replaces'),
    )
    .orderBy('p.number')
  if (state.length > 0) query = query.where('p.state', 'in', state)
  if (search) {
    const like = containing(search)
    query = query.where(
      sql<boolean>`(users.plain_name like plain(${like}) or p.tax_id ilike ${like} or plain(p.file) like plain(${like}))`,
    )
  }
  return page(query, paging)
}

export async function insert(db: Db, rows: readonly Insertable<PayslipPagesTable>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('payslipPages').values(rows).execute()
}

export async function removeAll(db: Db, batchId: string): Promise<void> {
  await db.deleteFrom('payslipPages').where('batchId', '=', batchId).execute()
}

/** Assigns pages to somebody, or leaves them out; returns their number. */
export async function assign(
  db: Db,
  batchId: string,
  { numbers, employeeId }: { numbers: readonly number[] | 'rest'; employeeId: string | null },
): Promise<number> {
  const state = employeeId === null ? 'left_out' : 'assigned'
  const update = db.updateTable('payslipPages').set({ state, employeeId }).where('batchId', '=', batchId)
  const { numUpdatedRows } = await (numbers === 'rest'
    ? update.where('state', 'in', ['ambiguous', 'unassigned'])
    : update.where(sql<boolean>`number = any(${[...numbers]}::int[])`)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The assigned pages, grouped by person and in order. */
export const assigned = (db: Db, batchId: string) =>
  db
    .selectFrom('payslipPages')
    .where('batchId', '=', batchId)
    .where('state', '=', 'assigned')
    .select(['number', 'amounts'])
    // The state implies a person.
    .select(sql<string>`employee_id`.as('employeeId'))
    .orderBy('employeeId')
    .orderBy('number')
    .execute()

export const has = async (db: Db, batchId: string, number: number): Promise<boolean> =>
  (await db
    .selectFrom('payslipPages')
    .where('batchId', '=', batchId)
    .where('number', '=', number)
    .select('number')
    .executeTakeFirst()) !== undefined
