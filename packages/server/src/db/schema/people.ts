import type { ColumnType, Generated } from 'kysely'

export type UsersTable = {
  id: string
  username: string
  displayName: string
  /** The name as it is searched and sorted: without accents and capitals. The database keeps it. */
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
  /** Counts the changes of what an administrator writes. */
  version: Generated<number>
  taxId: Generated<string | null>
  /** When an administrator last sent a link to set a password. */
  invitedAt: Generated<Date | null>
  /** Removed people keep their row for the sake of what refers to it; they are not active. */
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
  /** Nobody holds a deleted role: whoever had it was given another. */
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
