import type { ColumnType, Generated } from 'kysely'

export type UsersTable = {
  id: string
  username: string
  displayName: string
  /** The name for searching and sorting: without accents, in lower case. Generated. */
  plainName: ColumnType<string, undefined, never>
  email: string | null
  about: Generated<string>
  photoUrl: string | null
  passwordHash: string | null
  active: Generated<boolean>
  locale: 'es' | 'en' | 'de' | 'fr' | 'pt' | null
  timeZone: string | null
  theme: 'light' | 'dark' | 'semi-dark' | 'system' | null
  density: 'comfortable' | 'compact' | null
  menuCollapsed: Generated<boolean>
  lockAfterMinutes: Generated<1 | 5 | 10 | 15 | 20 | null>
  lastSeenAt: Date | null
  createdAt: Date
  /** The version of what administrators edit. */
  version: Generated<number>
  taxId: Generated<string | null>
  /** The last password link sent by an administrator. */
  invitedAt: Generated<Date | null>
  /** Removed people keep their row because others refer to it; they are inactive. */
  removedAt: Generated<Date | null>
}
export type RolesTable = {
  id: string
  name: string
  allPermissions: Generated<boolean>
  requiresSecondFactor: Generated<boolean>
  description: Generated<string>
  copiedFrom: Generated<string | null>
  version: Generated<number>
  updatedAt: Generated<Date | null>
  /** Deleted roles have no holders: they were given another one. */
  deletedAt: Generated<Date | null>
}
export type RolePermissionsTable = { roleId: string; permissionId: number }
export type UserRolesTable = { userId: string; roleId: string }
export type EmployeesTable = {
  userId: string
  code: string
  dni: string
  jobTitle: string
  jobLevel: string
  department: string
  workCenter: string
  weeklyHours: number
  contractKind: string
  hiredOn: string
}
