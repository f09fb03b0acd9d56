import { permissionByName } from '@portal/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { groups } from '#db/groups-of.ts'
import { holds } from '#db/holders.ts'
import { containing } from '#db/page.ts'
import type { ReportName } from '#reports/report-words.ts'

/** A person's memberships for sharing, and the reports they may read. */
export type ReportReach = {
  userId: string
  groups: readonly string[]
  roles: readonly string[]
  reports: readonly ReportName[]
}

/** Groups with which any definition is shared. */
export const isSharedWith = sql<boolean>`employee_groups.id in (
  select unnest(d.groups) from report_definitions d where d.deleted_at is null)`

export async function rolesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('userRoles').where('userId', '=', userId).select('roleId').execute()
  return rows.map(({ roleId }) => roleId)
}

/** Whether a definition is shared with somebody who may read its report. */
export const isShared = ({ userId, groups, roles, reports }: ReportReach): RawBuilder<boolean> =>
  sql<boolean>`(report_definitions.report = any(${[...reports]}::text[]) and (
    ${userId}::uuid = any(report_definitions.people)
    or report_definitions.groups && ${[...groups]}::uuid[] or report_definitions.roles && ${[...roles]}::uuid[]))`

type People = {
  /** They hold any of these. */
  permissionIds: readonly number[]
  now: Date
  search?: string | undefined
  ids?: readonly string[]
}

const menu = permissionByName('MENU_REPORTES')?.id ?? 0

/** People who may open reports and hold one of these permissions, by name. */
export async function holdersOf(db: Db, { permissionIds, now, search, ids }: People, most: number) {
  const held = sql.join(
    permissionIds.map((id) => holds('users.id', id, now)),
    sql` or `,
  )
  let query = db
    .selectFrom('users')
    .where('users.active', '=', true)
    .where(sql<boolean>`(${held}) and ${holds('users.id', menu, now)}`)
  if (search) query = query.where(sql<boolean>`users.plain_name like plain(${containing(search)})`)
  if (ids) query = query.where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
  return query
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName')
    .orderBy('users.id')
    .limit(most)
    .execute()
}

/** The existing groups and roles, by name. */
export async function groupsAndRoles(db: Db) {
  const all = await groups(db).where('active', '=', true).orderBy(sql`plain(name)`).execute()
  const roles = await db
    .selectFrom('roles')
    .where('deletedAt', 'is', null)
    .select(['id', 'name'])
    .orderBy(sql`plain(name)`)
    .execute()
  return { groups: all.map(({ id, name }) => ({ id, name })), roles }
}
