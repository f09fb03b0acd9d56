import { sql } from 'kysely'
import type { Context } from '#contract/handlers.ts'
import type { Db } from '#db/database.ts'
import { written } from '#db/days.ts'
import { ordering, type Paging, page } from '#db/page.ts'
import type { RecordViewsTable } from '#db/schema/record-grants.ts'

type Asked = Paging & { employeeId?: string; sort?: 'at' | '-at' }

/** Views of records: of one's own, or of everybody's. */
export function list(db: Db, { userId, isAll }: { userId: string; isAll: boolean }, asked: Asked) {
  const { direction } = ordering(asked.sort ?? '-at')
  const nameOf = (column: string) =>
    sql<string>`(select n.display_name from users n where n.id = ${sql.ref(column)})`
  const query = db
    .selectFrom('recordViews')
    .leftJoin('recordGrants', 'recordGrants.id', 'recordViews.grantId')
    .where(sql<boolean>`(${isAll} or record_views.employee_id = ${userId}::uuid)`)
    .select(['recordViews.id', 'recordViews.employeeId', 'viewerId', 'what', 'at'])
    .select(['recordGrants.role', 'recordGrants.reason'])
    .select([written('recordViews.fromDay').as('from'), written('recordViews.untilDay').as('until')])
    .select([nameOf('recordViews.employeeId').as('name'), nameOf('recordViews.viewerId').as('viewerName')])
    .orderBy('recordViews.at', direction)
    .orderBy('recordViews.id')
  const { employeeId } = asked
  return page(
    employeeId === undefined ? query : query.where('recordViews.employeeId', '=', employeeId),
    asked,
  )
}

type View = Pick<RecordViewsTable, 'what' | 'grantId'> & { from: string; until: string }

/** Records that the caller has viewed these people's records; viewing one's own is not recorded. */
export async function recordView(
  { db, ids, clock, user }: Pick<Context, 'db' | 'ids' | 'clock' | 'user'>,
  employeeIds: readonly string[],
  { from: fromDay, until: untilDay, ...view }: View,
): Promise<void> {
  // In a view as somebody else, one sees another person's record.
  const viewerId = user.viewedBy?.id ?? user.id
  const others = employeeIds.filter((id) => id !== viewerId)
  if (others.length === 0) return
  const seen = { ...view, fromDay, untilDay, viewerId, at: clock.now() }
  await db
    .insertInto('recordViews')
    .values(others.map((employeeId) => ({ ...seen, employeeId, id: ids.next() })))
    .execute()
}
