// Generated from specs/payroll/payslip-batches.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { PayslipBatchesOperations as Operations } from '#generated/payroll/payslip-batches.ts'
import type { AssignInput, PayslipBatch, PayslipPage } from '#generated/payroll/payslip-batches.ts'
import type { Person } from '#generated/shared/parameters.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Files of payslips, split by person and published. */
export interface PayslipBatches {
  /** List payslip batches. Sorted from newest to oldest. */
  readonly index: Operation<[query?: Operations['payslipBatches.index']['parameters']['query']], Page<PayslipBatch>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['payslipBatches.index']['parameters']['query'], options?: CallOptions) => List<PayslipBatch>
  /** List people to whom pages can be assigned. All employees, sorted by name. */
  readonly people: Operation<[query?: Operations['payslipBatches.people']['parameters']['query']], Page<Person>, 'get'>
  /** Retrieve a payslip batch. Includes its progress, and the number of pages assigned to people. */
  readonly show: Operation<[id: string], PayslipBatch, 'get'>
  /** List the pages of a batch. In order, each with the person it was matched with, or why it was not. */
  readonly pages: Operation<[id: string, query?: Operations['payslipBatches.pages']['parameters']['query']], Page<PayslipPage>, 'get'>
  /** Assign pages to a person. Assigns pages of a batch in review to a person, or leaves them out with `employeeId` null; `rest` instead of `pages` leaves out all unassigned pages. A person who is not an employee is `inclusion` on `employeeId`, an unknown page `inclusion` on `pages`; a batch that is not in review is 409 `invalid` on `state`. */
  readonly assign: Operation<[id: string, body: AssignInput], PayslipBatch, 'post'>
  /** Publish a batch. For reviewed batches: a background job splits the file, then all payslips are published at once and their people notified. An existing payslip of the same person, month and kind is replaced by a new version and kept. If pages are neither assigned nor left out, 409 `invalid` on `pages`, with their number; without any person 409 `blank` on `pages`; a batch that is not in review is 409 `invalid` on `state`. */
  readonly publish: Operation<[id: string, body: Operations['payslipBatches.publish']['requestBody']['content']['application/json']], PayslipBatch, 'post'>
  /** Cancel a batch. Possible in any state before publication: nothing is published and the file is deleted. A published or cancelled batch, or one that failed because of its file, is 409 `invalid` on `state`. */
  readonly cancel: Operation<[id: string], PayslipBatch, 'post'>
  /** Retry a failed batch. For batches that failed because of an error of the service (`internal`): reading is repeated, or publishing resumes. Any other is 409 `invalid` on `state`. */
  readonly retry: Operation<[id: string], PayslipBatch, 'post'>
}

/** Builds `payslipBatches`: Files of payslips, split by person and published. */
export const payslipBatches: Build<PayslipBatches> = /* @__PURE__ */ family('intranet', 'payslipBatches index people=g?/people show pages=g?~ assign=p!~ publish=p!~ cancel=p~ retry=p~')
