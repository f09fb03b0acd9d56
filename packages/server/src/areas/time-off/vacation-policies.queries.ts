import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { page } from '#db/page.ts'
import { type AskedPolicies, isAskedPolicy, policyOrder } from '#db/policy-versions.ts'
import type { VacationPoliciesTable } from '#db/schema/vacations.ts'

const shown = (db: Db) =>
  db
    .selectFrom('vacationPolicies')
    .select(['id', 'agreement', 'name', 'state', 'source', 'review', 'rules', 'examples', 'version'])
    .select(['createdAt', 'updatedAt', 'publishedAt', written('validFrom').as('validFrom')])

export function list(db: Db, asked: AskedPolicies) {
  const query = policyOrder(asked.sort).reduce(
    (found, { column, direction }) => found.orderBy(column, direction),
    shown(db).where(isAskedPolicy(asked)),
  )
  return page(query, asked)
}

export const find = (db: Db, id: string) => shown(db).where('id', '=', id).executeTakeFirst()
export const lock = (db: Db, id: string) => shown(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

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
