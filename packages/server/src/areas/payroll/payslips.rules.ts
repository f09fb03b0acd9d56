import type { PayslipAmounts } from '#db/schema/payslips.ts'
import type { OwnRow } from './payslips.queries.ts'

/** Whether a payslip is in force, and neither viewed nor downloaded by its person. */
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

/** The sums of the payslips in force; those with unknown amounts are listed instead. */
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

/** The file name of a payslip, without personal data. */
export function fileName({ month, kind, version }: Pick<OwnRow, 'month' | 'kind' | 'version'>): string {
  const extra = kind === 'extra' ? '-extra' : ''
  return `nomina-${month}${extra}${version > 1 ? `-v${version}` : ''}`
}
