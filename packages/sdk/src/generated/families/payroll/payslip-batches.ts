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
  /** List the batches. The last one first. */
  readonly index: Operation<[query?: Operations['payslipBatches.index']['parameters']['query']], Page<PayslipBatch>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['payslipBatches.index']['parameters']['query'], options?: CallOptions) => List<PayslipBatch>
  /** Whose a page can be. Everybody who is employed, by name. */
  readonly people: Operation<[query?: Operations['payslipBatches.people']['parameters']['query']], Page<Person>, 'get'>
  /** One batch. How far it has come, and how many pages have a person. */
  readonly show: Operation<[id: string], PayslipBatch, 'get'>
  /** The pages of a batch. In their order, each with the person it is matched with, or with the reason why it is not. */
  readonly pages: Operation<[id: string, query?: Operations['payslipBatches.pages']['parameters']['query']], Page<PayslipPage>, 'get'>
  /** Say whose pages are. Pages of a batch in review are given to a person, or left out with `employeeId` null; `rest` instead of `pages` leaves out whatever has no person yet. Who is not employed is `inclusion` at `employeeId`, a page that is not there `inclusion` at `pages`; a batch that is not in review is 409 `invalid` at `state`. */
  readonly assign: Operation<[id: string, body: AssignInput], PayslipBatch, 'post'>
  /** Publish a batch. What was looked through: a job splits the file, and then all payslips of the batch are published at once and their people are told. A payslip of the same person, month and kind is replaced by a new version and kept. While a page has neither a person nor was left out it is 409 `invalid` at `pages`, with their number; without any person 409 `blank` at `pages`; a batch that is not in review 409 `invalid` at `state`. */
  readonly publish: Operation<[id: string, body: Operations['payslipBatches.publish']['requestBody']['content']['application/json']], PayslipBatch, 'post'>
  /** Cancel a batch. Whatever it is doing, as long as it is not published: nothing of it is published, and its file is taken away. One that is published, cancelled or has failed by its file is 409 `invalid` at `state`. */
  readonly cancel: Operation<[id: string], PayslipBatch, 'post'>
  /** Try a batch again. One that has failed by a fault of the service (`internal`): it is read anew, or its publication goes on where it was. Any other is 409 `invalid` at `state`. */
  readonly retry: Operation<[id: string], PayslipBatch, 'post'>
}

/** Builds `payslipBatches`: Files of payslips, split by person and published. */
export const payslipBatches: Build<PayslipBatches> = /* @__PURE__ */ family('intranet', 'payslipBatches index people=g?/people show pages=g?~ assign=p!~ publish=p!~ cancel=p~ retry=p~')
