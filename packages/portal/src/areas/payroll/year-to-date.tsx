import { useTranslation } from 'react-i18next'
import type { PayslipYear } from '@portal/sdk'
import { Alert, Card, DescriptionList, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The sums of the year's payslips, and which ones are excluded. */
export function YearToDate({ data: { year, toDate }, isShown }: { data: PayslipYear; isShown: boolean }) {
  const { t } = useTranslation('payroll')
  const format = useFormat()
  const euros = (cents: number) => (isShown ? format.euros(cents) : t('own.hidden'))
  return (
    <Card title={t('toDate.title', { year })} description={t('toDate.text', { count: toDate.counted })}>
      <Stack space="md">
        <DescriptionList
          layout="grid"
          items={[
            { term: t('toDate.gross'), value: euros(toDate.grossCents) },
            { term: t('toDate.deductions'), value: euros(toDate.deductionsCents) },
            { term: t('toDate.net'), value: euros(toDate.netCents) },
            { term: t('toDate.incomeTax'), value: euros(toDate.incomeTaxCents) },
            { term: t('toDate.incomeTaxBase'), value: euros(toDate.incomeTaxBaseCents) },
            { term: t('toDate.contributionBase'), value: euros(toDate.contributionBaseCents) },
          ]}
        />
        {toDate.uncounted.length === 0 ? null : (
          <Alert tone="warning" isSilent>
            {t('toDate.uncounted', {
              months: toDate.uncounted
                .map(({ month, kind }) => (kind === 'extra' ? `${month} (${t('kinds.extra')})` : month))
                .join(', '),
            })}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
