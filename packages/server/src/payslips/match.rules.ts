import type { PayslipPageReason, PayslipPageState } from '#db/schema/payslips.ts'
import type { PageText } from './page-text.rules.ts'

type Match = {
  state: Exclude<PayslipPageState, 'left_out'>
  doubt: PayslipPageReason | null
  taxId: string | null
  employeeId: string | null
}

/** Matches a page to its person: `people` are those with one of the numbers on it. Never guesses. */
export function matchOf(
  { taxIds, month, isEmpty }: Pick<PageText, 'taxIds' | 'month' | 'isEmpty'>,
  people: readonly { taxId: string; employeeId: string }[],
  paid: string,
): Match {
  const nobody = { employeeId: null, taxId: taxIds[0] ?? null }
  const [one, ...more] = people
  if (isEmpty) return { ...nobody, state: 'unassigned', doubt: 'no_text' }
  if (taxIds.length === 0) return { ...nobody, state: 'unassigned', doubt: 'no_tax_id' }
  if (one === undefined) return { ...nobody, state: 'unassigned', doubt: 'unknown_tax_id' }
  const { taxId, employeeId } = one
  if (more.length > 0) return { ...nobody, state: 'ambiguous', doubt: 'several_people', taxId }
  if (month !== null && month !== paid) return { ...nobody, state: 'ambiguous', doubt: 'other_month', taxId }
  return { state: 'assigned', doubt: null, taxId, employeeId }
}
