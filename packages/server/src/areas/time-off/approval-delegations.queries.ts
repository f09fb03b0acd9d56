import { permissionByName, type PermissionName } from '@portal/permissions'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { written } from '#db/days.ts'
import { holds } from '#db/holders.ts'
import { containing, type Paging, page } from '#db/page.ts'
import type { ApprovalDelegationsTable } from '#db/schema/approval-delegations.ts'

const shown = (db: Db, userId: string) =>
  db
    .selectFrom('approvalDelegations as d')
    .innerJoin('users as delegator', 'delegator.id', 'd.delegatorId')
    .innerJoin('users as delegate', 'delegate.id', 'd.delegateId')
    .innerJoin('users as maker', 'maker.id', 'd.createdBy')
    .where((is) =>
      is.or([
        is('d.delegatorId', '=', userId),
        is('d.delegateId', '=', userId),
        is('d.createdBy', '=', userId),
      ]),
    )
    .select(['d.id', 'd.delegatorId', 'd.delegateId', 'd.families', 'd.createdAt', 'd.withdrawnAt'])
    .select([written('d.startsOn').as('startsOn'), written('d.endsOn').as('endsOn')])
    .select(['delegator.displayName as delegatorName', 'delegate.displayName as delegateName'])
    .select(['d.createdBy', 'maker.displayName as makerName'])

export type Row = Awaited<ReturnType<typeof list>>['data'][number]

/** Delegations given, received or created by somebody, latest first. */
export function list(db: Db, userId: string, { side, ...paging }: Paging & { side?: 'given' | 'received' }) {
  let query = shown(db, userId).orderBy('d.startsOn', 'desc').orderBy('d.id')
  if (side !== undefined)
    query = query.where(side === 'given' ? 'd.delegatorId' : 'd.delegateId', '=', userId)
  return page(query, paging)
}

export const find = (db: Db, userId: string, id: string) =>
  shown(db, userId).where('d.id', '=', id).executeTakeFirst()

/** One lock for all: of two that would create a loop together, the second sees the first. */
export async function lock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('approval_delegations'))`.execute(db)
}

/** All that are in force on any of these days. */
export const inForce = (db: Db, { startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  db
    .selectFrom('approvalDelegations as d')
    .where('d.withdrawnAt', 'is', null)
    .where(sql<boolean>`d.starts_on <= ${endsOn}::date and d.ends_on >= ${startsOn}::date`)
    .select(['d.delegatorId', 'd.delegateId', 'd.families'])
    .select([written('d.startsOn').as('startsOn'), written('d.endsOn').as('endsOn')])
    .execute()

export async function insert(db: Db, row: Insertable<ApprovalDelegationsTable>): Promise<void> {
  await db.insertInto('approvalDelegations').values(row).execute()
}

export async function withdraw(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approvalDelegations')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const idOf = (name: PermissionName): number => permissionByName(name)?.id ?? 0
type Asked = { userId: string; anyOf: readonly PermissionName[]; now: Date }

/** Holders of any of these permissions except somebody; by name, or only the one with an id. */
export const holders = (db: Db, { userId, anyOf, now }: Asked, by: { search: string } | { id: string }) =>
  db
    .selectFrom('users')
    .where('users.active', '=', true)
    .where('users.id', '<>', userId)
    .where(
      sql<boolean>`(${sql.join(
        anyOf.map((one) => holds('users.id', idOf(one), now)),
        sql` or `,
      )})`,
    )
    .where(
      'id' in by
        ? sql<boolean>`users.id = ${by.id}::uuid`
        : sql<boolean>`users.plain_name like plain(${containing(by.search)})`,
    )
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName')
    .orderBy('users.id')
    .limit(20)
    .execute()

/** How long before an absence a person is reminded to name a delegate. */
const aheadDays = 60

/** Somebody's days off from today on: approved vacation and absences in force, without causes. */
export async function timesOff(db: Db, userId: string, today: string) {
  const ahead = daysAfter(today, aheadDays)
  const { rows } = await sql<{ startsOn: string; endsOn: string }>`
    select to_char(t.starts_on, 'YYYY-MM-DD') as starts_on, to_char(t.ends_on, 'YYYY-MM-DD') as ends_on from (
      select r.starts_on, r.ends_on from vacation_requests r
      where r.employee_id = ${userId}::uuid and r.state in ('approved', 'cancellation_requested')
      union
      select a.starts_on, coalesce(a.ends_on, ${ahead}::date) from absences a
      where a.employee_id = ${userId}::uuid and a.is_in_force and a.part = 'day'
    ) t where t.ends_on >= ${today}::date and t.starts_on <= ${ahead}::date order by t.starts_on, t.ends_on`.execute(
    db,
  )
  return rows
}
