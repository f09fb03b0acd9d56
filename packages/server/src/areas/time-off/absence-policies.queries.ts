import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { page } from '#db/page.ts'
import { type AskedPolicies, isAskedPolicy, policyOrder } from '#db/policy-versions.ts'
import type { AbsencePoliciesTable } from '#db/schema/absence-types.ts'

const shown = (db: Db) =>
  db
    .selectFrom('absencePolicies')
    .select(['id', 'agreement', 'name', 'state', 'source', 'review', 'rules', 'examples', 'version'])
    .select(['createdAt', 'updatedAt', 'publishedAt', written('validFrom').as('validFrom')])

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

export function list(db: Db, asked: AskedPolicies) {
  const query = policyOrder(asked.sort).reduce(
    (found, { column, direction }) => found.orderBy(column, direction),
    shown(db).where(isAskedPolicy(asked)),
  )
  return page(query, asked)
}

export const find = (db: Db, id: string) => shown(db).where('id', '=', id).executeTakeFirst()
export const lock = (db: Db, id: string) => shown(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function insert(db: Db, row: Insertable<AbsencePoliciesTable>): Promise<void> {
  await db.insertInto('absencePolicies').values(row).execute()
}

export async function change(db: Db, id: string, values: Updateable<AbsencePoliciesTable>): Promise<void> {
  await db
    .updateTable('absencePolicies')
    .set(values)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('absencePolicies').where('id', '=', id).execute()
}

/** The codes of these types that are not deleted; locked, since their terms change. */
export async function codes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('absenceTypes')
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .select(['id', 'code'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Locks the types that have terms of a policy, deleted ones too, to serialize changes of their terms. */
export async function lockTypes(db: Db, policyId: string): Promise<void> {
  const ofPolicy = db.selectFrom('absenceTypeTerms').select('absenceTypeId').where('policyId', '=', policyId)
  await db
    .selectFrom('absenceTypes')
    .where('id', 'in', ofPolicy)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The first type, by its code, whose only general terms are those of a policy. */
export const typeLeftWithout = (db: Db, policyId: string) =>
  db
    .selectFrom('absenceTypeTerms as own')
    .innerJoin('absenceTypes', 'absenceTypes.id', 'own.absenceTypeId')
    .where('own.policyId', '=', policyId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('absenceTypeTerms as other')
            .whereRef('other.absenceTypeId', '=', 'own.absenceTypeId')
            .whereRef('other.id', '<>', 'own.id')
            .where('other.agreement', '=', '')
            .select('other.id'),
        ),
      ),
    )
    .select('absenceTypes.code')
    .orderBy('absenceTypes.code')
    .executeTakeFirst()

export async function removeTerms(db: Db, policyId: string): Promise<void> {
  await db.deleteFrom('absenceTypeTerms').where('policyId', '=', policyId).execute()
}
