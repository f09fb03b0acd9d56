// Generated from specs/attendance/record-grants.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordGrantsOperations as Operations } from '#generated/attendance/record-grants.ts'
import type { RecordGrant, RecordGrantInput } from '#generated/attendance/record-grants.ts'
import type { Workday } from '#generated/attendance/workdays.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Temporary read-only access to the time record. */
export interface RecordGrants {
  /** List grants. Grants in force for the caller; with REGISTRO_CONCEDER all grants, including past ones. */
  readonly index: Operation<[query?: Operations['recordGrants.index']['parameters']['query']], Page<RecordGrant>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordGrants.index']['parameters']['query'], options?: CallOptions) => List<RecordGrant>
  /** Grant read-only access to the time record. To a portal account, for at most 30 days, covering the days of certain people or of a work centre. The holder is notified. More than 30 days is `less_than` on `endsAt`, an end in the past `greater_than`; a start in the past is `greater_than` on `startsAt`, one more than 90 days ahead `less_than`; a period of more than four years, or with days after the end of the grant, is `less_than` on `until`. A grant to oneself is `own_account` on `userId`. Neither people nor a work centre is `blank` on `employeeIds`, both `invalid`. People whom the caller may not see, and work centres with such people, are `out_of_reach`. */
  readonly create: Operation<[body: RecordGrantInput], RecordGrant, 'post'>
  /** Revoke a grant. Access ends immediately. A past grant is 409 `invalid` on `state`. */
  readonly revoke: Operation<[id: string], RecordGrant, 'post'>
  /** List the working days of a grant. For its holder while it is in force, otherwise 404. Limited to the people and days of the grant. Representatives get start, end and totals; inspectors also contradictions. Each request is audited and visible to the people concerned (recordViews.index). */
  readonly days: Operation<[id: string, query?: Operations['recordGrants.days']['parameters']['query']], Page<Workday>, 'get'>
}

/** Builds `recordGrants`: Temporary read-only access to the time record. */
export const recordGrants: Build<RecordGrants> = /* @__PURE__ */ family('intranet', 'recordGrants index create revoke=p~ days=g?~')
