import { administrationPermissions } from './areas/administration.ts'
import { analyticsPermissions } from './areas/analytics.ts'
import { attendancePermissions } from './areas/attendance.ts'
import { documentsPermissions } from './areas/documents.ts'
import { homePermissions } from './areas/home.ts'
import { listsPermissions } from './areas/lists.ts'
import { loadsPermissions } from './areas/loads.ts'
import { payrollPermissions } from './areas/payroll.ts'
import { projectsPermissions } from './areas/projects.ts'
import { reportsPermissions } from './areas/reports.ts'
import { sessionPermissions } from './areas/session.ts'
import { staffPermissions } from './areas/staff.ts'
import { ticketsPermissions } from './areas/tickets.ts'
import { timeOffPermissions } from './areas/time-off.ts'
import { foldName } from './can.ts'
import type { PermissionOf } from './permission.ts'

type PermissionTable =
  | typeof sessionPermissions
  | typeof homePermissions
  | typeof attendancePermissions
  | typeof timeOffPermissions
  | typeof payrollPermissions
  | typeof staffPermissions
  | typeof projectsPermissions
  | typeof ticketsPermissions
  | typeof loadsPermissions
  | typeof listsPermissions
  | typeof documentsPermissions
  | typeof reportsPermissions
  | typeof analyticsPermissions
  | typeof administrationPermissions

const permissionTables: readonly PermissionTable[] = [
  sessionPermissions,
  homePermissions,
  attendancePermissions,
  timeOffPermissions,
  payrollPermissions,
  staffPermissions,
  projectsPermissions,
  ticketsPermissions,
  loadsPermissions,
  listsPermissions,
  documentsPermissions,
  reportsPermissions,
  analyticsPermissions,
  administrationPermissions,
]

/** The name of any permission of the catalogue. */
export type PermissionName = PermissionTable['permissions'][number]['name']

/** One entry of the permission catalogue (specification §6). */
export type Permission = PermissionOf<PermissionName>

/**
 * The labels of all permissions in one language: `es` of '@portal/permissions/labels/es', and so on for `en`, `de`,
 * `fr` and `pt`. A permission without a label does not compile.
 */
export type PermissionLabels = Readonly<Record<PermissionName, string>>

/** Every permission, by area and then by id. */
export const permissions: readonly Permission[] = permissionTables.flatMap(({ area, permissions: rows }) =>
  rows.map((row): Permission => ({ ...row, area })),
)

const byId: ReadonlyMap<number, Permission> = new Map(permissions.map((one) => [one.id, one]))
const byName: ReadonlyMap<string, Permission> = new Map(permissions.map((one) => [foldName(one.name), one]))

/** The permission with this id, or undefined. */
export function permissionById(id: number): Permission | undefined {
  return byId.get(id)
}

/** The permission with this name, or undefined; upper and lower case are the same, as in `can`. */
export function permissionByName(name: string): Permission | undefined {
  return byName.get(foldName(name))
}
