// Generated from specs/staff/employee-group-members.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { EmployeeGroupMembersOperations as Operations } from '#generated/staff/employee-group-members.ts'
import type { GroupCount, GroupMember, MembersInput, MembersResult, RulePreview } from '#generated/staff/employee-group-members.ts'
import type { GroupRule } from '#generated/staff/employee-groups.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Members of employee groups. */
export interface EmployeeGroupMembers {
  /** Count the members of groups. Members of today; for rule-based groups, the people who match the rule. */
  readonly counts: Operation<[query?: Operations['employeeGroupMembers.counts']['parameters']['query']], GroupCount[], 'get'>
  /** Preview the members of a rule. Changes nothing. */
  readonly preview: Operation<[body: GroupRule], RulePreview, 'post'>
  /** List the members of a group. Sorted by name. For manual groups this includes future members, with their dates; for rule-based groups, the people who match the rule now. */
  readonly index: Operation<[id: string, query?: Operations['employeeGroupMembers.index']['parameters']['query']], Page<GroupMember> & { readonly meta: Operations['employeeGroupMembers.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** Add people to a group. For manual groups, from a given day or for a period. The response reports the result of each person. Members of rule-based groups cannot be chosen (409). */
  readonly assign: Operation<[id: string, body: MembersInput], MembersResult, 'post'>
  /** Import members of a group from a file. Each row has the employee code of a person in `code`, and optional `startsOn` and `endsOn` as in `employeeGroupMembers.assign`. Each row is saved or rejected on its own; existing members in that period are `unchanged`. Members of rule-based groups cannot be chosen (409). */
  readonly import: Operation<[id: string, body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Remove people from a group. Effective today; past membership is kept, planned membership is deleted. */
  readonly destroyAll: Operation<[id: string, body: Operations['employeeGroupMembers.destroyAll']['requestBody']['content']['application/json']], MembersResult, 'post'>
}

/** Builds `employeeGroupMembers`: Members of employee groups. */
export const employeeGroupMembers: Build<EmployeeGroupMembers> = /* @__PURE__ */ family('main', 'employeeGroupMembers:/employee-groups counts=g?/counts preview=p!/preview index=g?/{id}/members assign=p!/{id}/members import=p!/{id}/members/import destroyAll=p!/{id}/members/remove')
