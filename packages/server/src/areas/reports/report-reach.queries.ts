import { type RawBuilder, sql } from 'kysely'
import type { PermissionName } from '@portal/permissions'
import { permissionByName } from '@portal/permissions'
import type { Asker } from '#auth/asker.ts'
import { mayList, listOperation } from '#contract/ask-list.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { groups, groupsOf } from '#db/groups-of.ts'
import { holds } from '#db/holders.ts'
import { containing } from '#db/page.ts'
import { es } from '#reports/words/es.ts'
import type { ReportName } from '#reports/report-words.ts'

/** What a person is shared with, and which reports they may read. */
export type ReportReach = {
  userId: string
  groups: readonly string[]
  roles: readonly string[]
  reports: readonly ReportName[]
}

// Its own keys: the words have every report.
export const reportNames = Object.keys(es.reports) as ReportName[]

/** The reports that somebody may read. */
export const readableBy = (user: Pick<Asker, 'permissions' | 'secondFactor'>): ReportName[] =>
  reportNames.filter((report) => mayList(report, user))

/** Groups and roles of a person, as far as a definition is shared with any. */
export async function reportReach(db: Db, user: Asker, now: Date): Promise<ReportReach> {
  const among = sql<boolean>`employee_groups.id in (select unnest(d.groups) from report_definitions d where d.deleted_at is null)`
  const [held, roles] = [
    await groupsOf(db, user.id, dayOf(now), among),
    await db.selectFrom('userRoles').where('userId', '=', user.id).select('roleId').execute(),
  ]
  return {
    userId: user.id,
    groups: held.map(({ id }) => id),
    roles: roles.map(({ roleId }) => roleId),
    reports: readableBy(user),
  }
}

/** Whether a definition is shared with somebody who may read its report. */
export const isShared = ({ userId, groups, roles, reports }: ReportReach): RawBuilder<boolean> =>
  sql<boolean>`(report_definitions.report = any(${[...reports]}::text[]) and (
    ${userId}::uuid = any(report_definitions.people)
    or report_definitions.groups && ${[...groups]}::uuid[] or report_definitions.roles && ${[...roles]}::uuid[]))`

const permissionIds = (report: ReportName): number[] => {
  const { permissions } = listOperation(report)
  if (permissions === 'public') return []
  // The contract names permissions of the catalogue only.
  return permissions.flatMap((name) => permissionByName(name as PermissionName)?.id ?? [])
}

const maySee = (report: ReportName, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    permissionIds(report).map((id) => holds('users.id', id, now)),
    sql` or `,
  )})`

type People = { report: ReportName; now: Date; search?: string | undefined; ids?: readonly string[] }

/** People who may read a report, by name. */
export async function readersOf(db: Db, { report, now, search, ids }: People, most: number) {
  let query = db.selectFrom('users').where('users.active', '=', true).where(maySee(report, now))
  if (search) query = query.where(sql<boolean>`users.plain_name like plain(${containing(search)})`)
  if (ids) query = query.where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
  return query
    .select(['users.id', 'users.displayName'])
    .orderBy('users.plainName')
    .orderBy('users.id')
    .limit(most)
    .execute()
}

/** The groups and roles that there are, by name. */
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
