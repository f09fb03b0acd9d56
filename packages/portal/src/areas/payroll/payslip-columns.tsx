import { useTranslation } from 'react-i18next'
import type { Payslip, PayslipAmounts } from '@portal/sdk'
import { type Column, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { payslipTones, readingOf } from './payslip-words.ts'

/** The columns of one's own payslips. */
export function usePayslipColumns(isShown: boolean): readonly Column<Payslip>[] {
  const { t } = useTranslation('payroll')
  const format = useFormat()
  const amount = (
    id: 'gross' | 'incomeTax' | 'net',
    name: keyof PayslipAmounts,
    priority: 1 | 3,
  ): Column<Payslip> => ({
    ...{ id, header: t(`own.${id}`), align: 'end', priority },
    cell: ({ amounts }) => (amounts === null ? '—' : isShown ? format.euros(amounts[name]) : t('own.hidden')),
  })
  return [
    { ...{ id: 'month', header: t('own.month'), rowHeader: true, priority: 1 }, cell: ({ month }) => month },
    { ...{ id: 'kind', header: t('own.kind'), priority: 2 }, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      ...{ id: 'state', header: t('own.state'), priority: 1 },
      cell: (row) =>
        row.state === 'published' ? (
          <Status tone={payslipTones[readingOf(row)]}>{t(`reading.${readingOf(row)}`)}</Status>
        ) : (
          <Status tone="neutral">{t(`states.${row.state}`)}</Status>
        ),
    },
    amount('gross', 'grossCents', 3),
    amount('incomeTax', 'incomeTaxCents', 3),
    amount('net', 'netCents', 1),
    {
      ...{ id: 'publishedAt', header: t('own.publishedAt'), priority: 3 },
      cell: ({ publishedAt }) => format.dateTime(publishedAt),
    },
    {
      ...{ id: 'downloadedAt', header: t('own.downloadedAt'), priority: 3 },
      cell: ({ downloadedAt }) => format.dateTime(downloadedAt),
    },
  ]
}
