// Generated from specs/attendance/record-grants.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordGrantsOperations as Operations } from '#generated/attendance/record-grants.ts'
import type { RecordGrant, RecordGrantInput } from '#generated/attendance/record-grants.ts'
import type { Workday } from '#generated/attendance/workdays.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Read-only access to the time record for a time. */
export interface RecordGrants {
  /** List the grants. Those given to oneself, as long as they are in force; with REGISTRO_CONCEDER all of them, also those of before. */
  readonly index: Operation<[query?: Operations['recordGrants.index']['parameters']['query']], Page<RecordGrant>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordGrants.index']['parameters']['query'], options?: CallOptions) => List<RecordGrant>
  /** Give somebody read-only access to the time record. To an account of the portal, for thirty days at most, to the days of some people or of a work center. The holder is told. More than thirty days is `less_than` at `endsAt`, an end that has passed `greater_than`; a beginning that has passed `greater_than` at `startsAt`, one more than ninety days ahead `less_than`; a period above four years, or with days after the end of the grant, `less_than` at `until`. One's own account is `own_account` at `userId`. Neither people nor a work center is `blank` at `employeeIds`, both `invalid`. Whom one may not see oneself is `out_of_reach`, a work center with such people, too. */
  readonly create: Operation<[body: RecordGrantInput], RecordGrant, 'post'>
  /** Take a grant back. From this moment nothing is readable with it. One that is over is 409 `invalid` at `state`. */
  readonly revoke: Operation<[id: string], RecordGrant, 'post'>
  /** The working days of a grant. For its holder, as long as it is in force; else 404. Only the people and the days that it names. Representatives read beginning, end and totals; inspectors also what contradicts itself. Each reading is written down, and shown to each person that was read (recordViews.index). */
  readonly days: Operation<[id: string, query?: Operations['recordGrants.days']['parameters']['query']], Page<Workday>, 'get'>
}

/** Builds `recordGrants`: Read-only access to the time record for a time. */
export const recordGrants: Build<RecordGrants> = /* @__PURE__ */ family('intranet', 'recordGrants index create revoke=p~ days=g?~')
