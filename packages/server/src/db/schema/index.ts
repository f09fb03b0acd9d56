import type { FieldsTable } from './fields.ts'
import type { IdempotencyKeysTable, JobsTable } from './jobs.ts'
import type { LoadRejectsTable } from './load-rejects.ts'
import type { LoadsTable } from './loads.ts'
import type {
  EmployeesTable,
  RolePermissionsTable,
  RolesTable,
  UserRolesTable,
  UsersTable,
} from './people.ts'
import type { RecordsTable } from './records.ts'
import type { RecordsFilesTable } from './records-files.ts'
import type {
  AuditEventsTable,
  OneUseTokensTable,
  SessionsTable,
  SignInFailuresTable,
  SigningKeysTable,
} from './sessions.ts'
import type { CampaignsTable, SkillGroupsTable, SkillsTable } from './skills.ts'
import type { TemplatesTable } from './templates.ts'

/** Every table, in camelCase: Kysely's plugin is the only translator. */
export type Schema = {
  users: UsersTable
  roles: RolesTable
  rolePermissions: RolePermissionsTable
  userRoles: UserRolesTable
  employees: EmployeesTable
  signingKeys: SigningKeysTable
  sessions: SessionsTable
  signInFailures: SignInFailuresTable
  oneUseTokens: OneUseTokensTable
  auditEvents: AuditEventsTable
  jobs: JobsTable
  idempotencyKeys: IdempotencyKeysTable
  campaigns: CampaignsTable
  skillGroups: SkillGroupsTable
  skills: SkillsTable
  fields: FieldsTable
  templates: TemplatesTable
  recordsFiles: RecordsFilesTable
  loads: LoadsTable
  records: RecordsTable
  loadRejects: LoadRejectsTable
}
