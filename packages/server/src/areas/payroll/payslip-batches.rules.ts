import { conflict, refuse } from '#contract/refuse.ts'
import type { PayslipBatchFailure, PayslipBatchState } from '#db/schema/payslips.ts'

/** Limits: the payslips of a large company, but no zip bomb. */
export const batchLimits = { pages: 5000, files: 2000, bytes: 500 * 1024 * 1024 } as const
export const largestBatch = 100 * 1024 * 1024

/** The type of a file by its first bytes: a PDF, or a non-empty ZIP. */
export const isBatchFile = (head: Buffer): boolean =>
  head.toString('latin1').startsWith('%PDF-') || head.toString('hex').startsWith('504b0304')

type BatchStatus = { state: PayslipBatchState; assigned: number; ambiguous: number; unassigned: number }

type Asked = { pages?: readonly number[]; rest?: boolean; employeeId: string | null }

/** The pages of a decision: the given ones, or all without a person, which can only be left out. */
export function askedPages({ pages, rest = false, employeeId }: Asked): number[] | 'rest' {
  if (rest) return employeeId === null ? 'rest' : refuse('invalid', 'rest')
  return pages === undefined ? refuse('blank', 'pages') : [...new Set(pages)]
}

export function checkReview({ state }: Pick<BatchStatus, 'state'>): void {
  if (state !== 'review') conflict('invalid', 'state')
}

/** Nothing is published while a page is undecided. */
export function checkPublish({ assigned, ambiguous, unassigned, ...batch }: BatchStatus): void {
  checkReview(batch)
  const open = ambiguous + unassigned
  if (open > 0) conflict('invalid', 'pages', { count: open })
  if (assigned === 0) conflict('blank', 'pages')
}

type Ended = Pick<BatchStatus, 'state'> & { failure: PayslipBatchFailure | null }

/** A batch that failed because of its file has no file any more. */
export function checkCancel({ state, failure }: Ended): void {
  if (failure === 'internal') return
  if (state === 'published' || state === 'cancelled' || state === 'failed') conflict('invalid', 'state')
}

export function checkRetry({ failure }: Ended): void {
  if (failure !== 'internal') conflict('invalid', 'state')
}
