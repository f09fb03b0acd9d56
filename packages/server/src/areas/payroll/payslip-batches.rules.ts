import { conflict } from '#contract/refuse.ts'
import type { PayslipBatchState, PayslipPageReason, PayslipPageState } from '#db/schema/payslips.ts'
import type { PageText } from './page-text.rules.ts'

/** What is read at most: the payslips of a large company, and no bomb. */
export const batchLimits = { pages: 5000, files: 2000, bytes: 500 * 1024 * 1024 } as const
export const largestBatch = 100 * 1024 * 1024

/** What a file is by its first bytes: a PDF, or a ZIP with something in it. */
export const isBatchFile = (head: Buffer): boolean =>
  head.toString('latin1').startsWith('%PDF-') || head.toString('hex').startsWith('504b0304')

export type Match = {
  state: Exclude<PayslipPageState, 'left_out'>
  reason: PayslipPageReason | null
  taxId: string | null
  employeeId: string | null
}

/** Whose a page is: `people` are those who have one of the numbers on it. It is never guessed. */
export function matchOf(
  { taxIds, month, isEmpty }: Pick<PageText, 'taxIds' | 'month' | 'isEmpty'>,
  people: readonly { taxId: string; employeeId: string }[],
  paid: string,
): Match {
  const nobody = { employeeId: null, taxId: taxIds[0] ?? null }
  const [one, ...more] = people
  if (isEmpty) return { ...nobody, state: 'unassigned', reason: 'no_text' }
  if (taxIds.length === 0) return { ...nobody, state: 'unassigned', reason: 'no_tax_id' }
  if (one === undefined) return { ...nobody, state: 'unassigned', reason: 'unknown_tax_id' }
  const { taxId, employeeId } = one
  if (more.length > 0) return { ...nobody, state: 'ambiguous', reason: 'several_people', taxId }
  if (month !== null && month !== paid)
    return { ...nobody, state: 'ambiguous', reason: 'other_month', taxId }
  return { state: 'assigned', reason: null, taxId, employeeId }
}

type Standing = { state: PayslipBatchState; assigned: number; ambiguous: number; unassigned: number }

export function checkReview({ state }: Pick<Standing, 'state'>): void {
  if (state !== 'review') conflict('invalid', 'state')
}

/** Nothing is published of which nobody has said what becomes of it. */
export function checkPublish({ assigned, ambiguous, unassigned, ...batch }: Standing): void {
  checkReview(batch)
  const open = ambiguous + unassigned
  if (open > 0) conflict('invalid', 'pages', { count: open })
  if (assigned === 0) conflict('blank', 'pages')
}

export function checkCancel({ state }: Pick<Standing, 'state'>): void {
  if (state === 'published' || state === 'cancelled' || state === 'failed') conflict('invalid', 'state')
}
