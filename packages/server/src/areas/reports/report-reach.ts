import { type PermissionName, permissionByName } from '@portal/permissions'
import type { Asker } from '#auth/asker.ts'
import { listOperation, mayList } from '#contract/ask-list.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { groupsOf } from '#db/groups-of.ts'
import type { ReportName } from '#reports/report-words.ts'
import { es } from '#reports/words/es.ts'
import { isSharedWith, type ReportReach, rolesOf } from './report-reach.queries.ts'

// The texts contain exactly the reports.
const reportNames = Object.keys(es.reports) as ReportName[]

/** The reports that somebody may read. */
export const readableBy = (user: Pick<Asker, 'permissions' | 'secondFactor'>): ReportName[] =>
  reportNames.filter((report) => mayList(report, user))

/** A person's groups and roles with any shared definition, and the reports they may read. */
export async function reportReach(db: Db, user: Asker, now: Date): Promise<ReportReach> {
  const held = await groupsOf(db, user.id, dayOf(now), isSharedWith)
  return {
    userId: user.id,
    groups: held.map(({ id }) => id),
    roles: await rolesOf(db, user.id),
    reports: readableBy(user),
  }
}

/** The permissions to read a report; any one suffices. */
export function permissionsFor(report: ReportName): number[] {
  const { permissions } = listOperation(report)
  if (permissions === 'public') return []
  // The contract only names permissions of the catalogue.
  return permissions.flatMap((name) => permissionByName(name as PermissionName)?.id ?? [])
}
