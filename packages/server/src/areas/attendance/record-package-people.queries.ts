import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { inForce } from '#db/days.ts'
import { containing, type Paging, page } from '#db/page.ts'
import { isWithin, type Reach } from '#db/reach.ts'

export type AskedRecord = {
  employeeIds?: readonly string[]
  coordinatorId?: string | null
  workCenterId?: string | null
  from: string
  until: string
}

/** Who had a contract at a work center in a period. */
export const atCenter = (workCenterId: string, { from, until }: Pick<AskedRecord, 'from' | 'until'>) =>
  sql`select k.employee_id from contracts k where k.work_center_id = ${workCenterId}::uuid
    and k.starts_on <= ${until}::date and coalesce(k.ends_on, 'infinity'::date) >= ${from}::date`

/** The people of a package: those in reach with an entry, up to one more than allowed. */
export async function peopleOf(db: Db, reach: Reach, asked: AskedRecord, most: number): Promise<string[]> {
  const { employeeIds, coordinatorId = null, workCenterId = null } = asked
  let query = db
    .selectFrom('employees')
    .where(isWithin(reach, sql`employees.user_id`))
    .where(sql<boolean>`exists (select from clock_entries c where c.employee_id = employees.user_id)`)
  if (employeeIds !== undefined)
    query = query.where(sql<boolean>`employees.user_id = any(${[...employeeIds]}::uuid[])`)
  if (coordinatorId !== null)
    query = query.where(
      sql<boolean>`employees.user_id in (select o.employee_id from coordinator_assignments o
        where o.coordinator_id = ${coordinatorId}::uuid and ${inForce('o', reach.today)})`,
    )
  if (workCenterId !== null)
    query = query.where(sql<boolean>`employees.user_id in (${atCenter(workCenterId, asked)})`)
  const rows = await query
    .select('userId')
    .orderBy('userId')
    .limit(most + 1)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** How many of these people are out of reach. */
export async function outOfReach(db: Db, reach: Reach, employeeIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${[...new Set(employeeIds)]}::uuid[]) asked(id)
    where not exists (select from employees where employees.user_id = asked.id
      and ${isWithin(reach, sql`employees.user_id`)})`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether everybody of a work center in a period is in reach. */
export async function isWholeCenter(
  db: Db,
  reach: Reach,
  workCenterId: string,
  period: Pick<AskedRecord, 'from' | 'until'>,
): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select not exists (${atCenter(workCenterId, period)} and not ${isWithin(reach, sql`k.employee_id`)}) as is_whole`.execute(
    db,
  )
  return rows[0]?.isWhole === true
}

/** People in reach, by name. */
export function choices(db: Db, reach: Reach, asked: Paging & { search?: string }) {
  let query = db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.userId')
    .where(isWithin(reach, sql`employees.user_id`))
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName')
    .orderBy('users.id')
  if (asked.search)
    query = query.where(sql<boolean>`users.plain_name like plain(${containing(asked.search)})`)
  return page(query, asked)
}
