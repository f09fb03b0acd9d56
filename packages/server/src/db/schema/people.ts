import type { Generated } from 'kysely'

export type UsersTable = {
  id: string
  username: string
  displayName: string
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
  lastSeenAt: Date | null
  createdAt: Date
}
export type RolesTable = { id: string; name: string; allPermissions: Generated<boolean> }
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
  coordinatorId: string | null
}
