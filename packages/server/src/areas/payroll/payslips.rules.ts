import type { PayslipAmounts } from '#db/schema/payslips.ts'
import type { OwnRow } from './payslips.queries.ts'

/** Whether a payslip is in force, and its person has neither looked at it nor downloaded it. */
export const isUnread = ({
  state,
  seenAt,
  downloadedAt,
}: Pick<OwnRow, 'state' | 'seenAt' | 'downloadedAt'>) =>
  state === 'published' && seenAt === null && downloadedAt === null

const nothing: PayslipAmounts = {
  ...{ grossCents: 0, deductionsCents: 0, netCents: 0 },
  ...{ incomeTaxCents: 0, incomeTaxBaseCents: 0, contributionBaseCents: 0 },
}

/** What the payslips in force add up to; those whose amounts are not known are named instead. */
export function toDateOf(rows: readonly Pick<OwnRow, 'id' | 'month' | 'kind' | 'state' | 'amounts'>[]) {
  const holding = rows.filter(({ state }) => state === 'published')
  const known = holding.flatMap(({ amounts }) => (amounts === null ? [] : [amounts]))
  const uncounted = holding.filter(({ amounts }) => amounts === null)
  return {
    ...known.reduce(sumOf, nothing),
    counted: known.length,
    uncounted: uncounted.map(({ id, month, kind }) => ({ id, month, kind })),
  }
}

const sumOf = (all: PayslipAmounts, one: PayslipAmounts): PayslipAmounts => ({
  grossCents: all.grossCents + one.grossCents,
  deductionsCents: all.deductionsCents + one.deductionsCents,
  netCents: all.netCents + one.netCents,
  incomeTaxCents: all.incomeTaxCents + one.incomeTaxCents,
  incomeTaxBaseCents: all.incomeTaxBaseCents + one.incomeTaxBaseCents,
  contributionBaseCents: all.contributionBaseCents + one.contributionBaseCents,
})

/** What a payslip is called as a file: nothing in it tells whose it is. */
export function fileName({ month, kind, version }: Pick<OwnRow, 'month' | 'kind' | 'version'>): string {
  const extra = kind === 'extra' ? '-extra' : ''
  return `nomina-${month}${extra}${version > 1 ? `-v${version}` : ''}`
}
