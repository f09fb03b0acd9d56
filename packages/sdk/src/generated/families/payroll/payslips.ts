// Generated from specs/payroll/payslips.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { PayslipsOperations as Operations } from '#generated/payroll/payslips.ts'
import type { PayslipDetail, PayslipYear, PayslipsReminded, PublishedPayslip } from '#generated/payroll/payslips.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Payslips, each for its person, with the hours of its month. */
export interface Payslips {
  /** One's own payslips of a year. The last year with any unless it is said. Every version, the last month first; a version that was replaced or withdrawn is kept and says so. With `unread` those alone that are published and that one has neither looked at nor downloaded. What the year adds up to counts the published payslips whose amounts could be read whole, and names the others. */
  readonly own: Operation<[query?: Operations['payslips.own']['parameters']['query']], PayslipYear, 'get'>
  /** List what was published. Of everybody, without amounts, for who publishes payslips and nobody else: whoever coordinates or looks into the records of others has no part in it. */
  readonly index: Operation<[query?: Operations['payslips.index']['parameters']['query']], Page<PublishedPayslip> & { readonly meta: Operations['payslips.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['payslips.index']['parameters']['query'], options?: CallOptions) => List<PublishedPayslip>
  /** Remind who has not downloaded their payslip. Of a month: everybody with a published payslip that they have not downloaded is told, once a day at most. */
  readonly remind: Operation<[body: Operations['payslips.remind']['requestBody']['content']['application/json']], PayslipsReminded['data'], 'post'>
  /** One's own payslip, with the hours of its month. With the summary of hours that travels with it (ET art. 12.4.c and 35.5), as monthSheets.summary says it, which the person acknowledges by monthSheets.confirm, and with its versions. Of somebody else, 404. */
  readonly show: Operation<[id: string], PayslipDetail, 'get'>
  /** Withdraw a payslip. What was published by mistake: its person opens it no more, and both keep that there was one. The reason is written down. What is not published is 409 `invalid` at `state`. */
  readonly withdraw: Operation<[id: string, body: Operations['payslips.withdraw']['requestBody']['content']['application/json']], PublishedPayslip, 'post'>
}

/** Builds `payslips`: Payslips, each for its person, with the hours of its month. */
export const payslips: Build<Payslips> = /* @__PURE__ */ family('intranet', 'payslips own=g?/own index remind=p!/remind show withdraw=p!~')
