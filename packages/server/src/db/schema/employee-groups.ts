import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

/** What a condition of a group looks at. */
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
  /** Whether its members clock in by the portal. */
  clocksInPortal: Generated<boolean>
  /** Of groups by rule: who is in them is worked out when it is asked. */
  rule: GroupRule | null
}>

/** Who is in a group by hand, from one day to another, both included. */
export type EmployeeGroupMembersTable = {
  id: string
  groupId: string
  employeeId: string
  startsOn: string
  endsOn: string | null
  createdBy: string | null
  createdAt: Date
}
