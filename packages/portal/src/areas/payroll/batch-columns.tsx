import { useTranslation } from 'react-i18next'
import type { PayslipBatch } from '@portal/sdk'
import { type Column, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { batchTones } from './payslip-words.ts'

/** The columns of a batch: its contents and its state. */
export function useBatchColumns(): readonly Column<PayslipBatch>[] {
  const { t } = useTranslation('payroll')
  const format = useFormat()
  const count = (id: 'pages' | 'people', priority: 2 | 3): Column<PayslipBatch> => ({
    ...{ id, header: t(`batches.${id}`), align: 'end', priority },
    cell: (row) => format.number(row[id]),
  })
  return [
    { ...{ id: 'name', header: t('batches.name'), rowHeader: true, priority: 1 }, cell: ({ name }) => name },
    { ...{ id: 'month', header: t('batches.month'), priority: 1 }, cell: ({ month }) => month },
    {
      ...{ id: 'state', header: t('batches.state'), priority: 1 },
      cell: ({ state }) => <Status tone={batchTones[state]}>{t(`batchStates.${state}`)}</Status>,
    },
    { ...{ id: 'kind', header: t('batches.kind'), priority: 3 }, cell: ({ kind }) => t(`kinds.${kind}`) },
    count('pages', 2),
    count('people', 2),
    {
      ...{ id: 'open', header: t('batches.open'), align: 'end', priority: 2 },
      cell: ({ ambiguous, unassigned }) => format.number(ambiguous + unassigned),
    },
    {
      ...{ id: 'createdBy', header: t('batches.createdBy'), priority: 3 },
      cell: ({ createdBy }) => createdBy.displayName,
    },
    {
      ...{ id: 'createdAt', header: t('batches.createdAt'), sortable: true, priority: 3 },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}
