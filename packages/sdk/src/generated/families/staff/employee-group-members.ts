// Generated from specs/staff/employee-group-members.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { EmployeeGroupMembersOperations as Operations } from '#generated/staff/employee-group-members.ts'
import type { GroupCount, GroupMember, MembersInput, MembersResult, RulePreview } from '#generated/staff/employee-group-members.ts'
import type { GroupRule } from '#generated/staff/employee-groups.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who is in a group. */
export interface EmployeeGroupMembers {
  /** How many people are in groups. Today; of groups by rule those who meet it. */
  readonly counts: Operation<[query?: Operations['employeeGroupMembers.counts']['parameters']['query']], GroupCount[], 'get'>
  /** Who meets a rule. Changes nothing. */
  readonly preview: Operation<[body: GroupRule], RulePreview, 'post'>
  /** List who is in a group. By name. Of groups by hand also who will be, with the days; of groups by rule who meets it now. */
  readonly index: Operation<[id: string, query?: Operations['employeeGroupMembers.index']['parameters']['query']], Page<GroupMember> & { readonly meta: Operations['employeeGroupMembers.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** Put people into a group. By hand, from a day on or for a time. Each person is told apart. Of a group by rule nobody chooses the members (409). */
  readonly assign: Operation<[id: string, body: MembersInput], MembersResult, 'post'>
  /** Put people into a group by a file. Each row names a person by the employee code in `code`, and may say `startsOn` and `endsOn` as `employeeGroupMembers.assign` takes them. Each is put into the group or refused by itself; who is in it in that time already stays (`unchanged`). Of a group by rule nobody chooses the members (409). */
  readonly import: Operation<[id: string, body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Take people out of a group. From today on; that they were in it stays known. What was only planned goes. */
  readonly destroyAll: Operation<[id: string, body: Operations['employeeGroupMembers.destroyAll']['requestBody']['content']['application/json']], MembersResult, 'post'>
}

/** Builds `employeeGroupMembers`: Who is in a group. */
export const employeeGroupMembers: Build<EmployeeGroupMembers> = /* @__PURE__ */ family('main', 'employeeGroupMembers:/employee-groups counts=g?/counts preview=p!/preview index=g?/{id}/members assign=p!/{id}/members import=p!/{id}/members/import destroyAll=p!/{id}/members/remove')
