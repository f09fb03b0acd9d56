// Generated from specs/payroll/payslips.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { PayslipsOperations as Operations } from '#generated/payroll/payslips.ts'
import type { PayslipDetail, PayslipYear, PayslipsReminded, PublishedPayslip } from '#generated/payroll/payslips.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Payslips of each person, with the hours of their month. */
export interface Payslips {
  /** List payslips of the caller in a year. Defaults to the latest year with payslips. Contains every version, latest month first; replaced and withdrawn versions are kept and marked. `unread` returns only published payslips that the caller has neither viewed nor downloaded. Totals of the year cover published payslips whose amounts could be read completely, and list the others. */
  readonly own: Operation<[query?: Operations['payslips.own']['parameters']['query']], PayslipYear, 'get'>
  /** List published payslips. Payslips of everybody, without amounts, only for people who publish payslips; coordinators and people with access to time records have no access. */
  readonly index: Operation<[query?: Operations['payslips.index']['parameters']['query']], Page<PublishedPayslip> & { readonly meta: Operations['payslips.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['payslips.index']['parameters']['query'], options?: CallOptions) => List<PublishedPayslip>
  /** Remind people to download their payslips. Notifies everybody with a published payslip of the month that they have not downloaded, at most once a day. */
  readonly remind: Operation<[body: Operations['payslips.remind']['requestBody']['content']['application/json']], PayslipsReminded['data'], 'post'>
  /** Retrieve a payslip of the caller, with the hours of its month. Includes the summary of hours delivered with it (ET art. 12.4.c and 35.5), as in monthSheets.summary, which the person acknowledges with monthSheets.confirm, and its versions. Payslips of other people return 404. */
  readonly show: Operation<[id: string], PayslipDetail, 'get'>
  /** Withdraw a payslip. For payslips published by mistake: the person can no longer open it, but it stays listed for both sides. The reason is audited. A payslip that is not published is 409 `invalid` on `state`. */
  readonly withdraw: Operation<[id: string, body: Operations['payslips.withdraw']['requestBody']['content']['application/json']], PublishedPayslip, 'post'>
}

/** Builds `payslips`: Payslips of each person, with the hours of their month. */
export const payslips: Build<Payslips> = /* @__PURE__ */ family('intranet', 'payslips own=g?/own index remind=p!/remind show withdraw=p!~')
