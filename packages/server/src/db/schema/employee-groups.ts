import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

/** The field of a group's condition. */
export type GroupField =
  | 'department'
  | 'jobTitle'
  | 'jobLevel'
  | 'workCenter'
  | 'contractKind'
  | 'coordinatorId'
  | 'weeklyHours'
export type GroupCondition = {
  field: GroupField
  operator: 'in' | 'not_in' | 'at_least' | 'at_most'
  values: string[]
}
export type GroupRule = { match: 'all' | 'any'; conditions: GroupCondition[] }

export type EmployeeGroupsTable = CatalogueTable<{
  description: Generated<string>
  kind: Generated<'manual' | 'rule'>
  /** Whether its members clock in through the portal. */
  clocksInPortal: Generated<boolean>
  /** For groups by rule: members are evaluated on demand. */
  rule: GroupRule | null
}>

/** Dated manual memberships, both days inclusive. */
export type EmployeeGroupMembersTable = {
  id: string
  groupId: string
  employeeId: string
  startsOn: string
  endsOn: string | null
  createdBy: string | null
  createdAt: Date
}
