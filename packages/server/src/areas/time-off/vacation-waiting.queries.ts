import { sql, type Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import type { VacationRequestsTable } from '#db/schema/vacations.ts'

export type Values = Updateable<VacationRequestsTable>
export type WaitingRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** A request that waits for a place, or has an offer. */
export const find = (db: Db, id: string) =>
  db
    .selectFrom('vacationRequests')
    .innerJoin('users', 'users.id', 'vacationRequests.employeeId')
    .where('vacationRequests.id', '=', id)
    .where('state', '=', 'waiting')
    .select(['vacationRequests.id', 'employeeId', 'users.displayName', 'stage', 'stages', 'policyId'])
    .select('vacationRequests.kind')
    .select(['offeredUntil', 'vacationRequests.version', sql<string>`plan_id`.as('planId')])
    .select([written('startsOn').as('startsOn'), written('endsOn').as('endsOn')])
    .executeTakeFirst()

/** Those of a plan, or of all plans, in order of turn. */
export async function waitingIds(db: Db, planId: string | undefined): Promise<string[]> {
  let query = db.selectFrom('vacationRequests').where('state', '=', 'waiting').select('id')
  if (planId !== undefined) query = query.where('planId', '=', planId)
  const rows = await query.orderBy('planId').orderBy('waitingOrder').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function change(db: Db, { id, version }: WaitingRow, values: Values): Promise<void> {
  await db
    .updateTable('vacationRequests')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute()
}
