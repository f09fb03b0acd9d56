import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipBatch } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, EmptyState } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useBatchColumns } from './batch-columns.tsx'
import { BatchForm } from './batch-form.tsx'
import { BatchReview } from './batch-review.tsx'
import { isBusy } from './payslip-words.ts'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
const liveMs = 1000

/** The batches of payslips; the review of one replaces the list (NOM-3). */
export function PayslipBatches() {
  const { id } = useOpened('batch')
  return id === null ? <Batches /> : <BatchReview key={id} id={id} />
}

function Batches() {
  const { t } = useTranslation('payroll')
  const family = useFamily(payslipBatches)
  const table = useTableQuery(rules)
  const { page, perPage, sort } = table.query
  const list = useData(family.index, [{ page, perPage, sort }], {
    keepPrevious: true,
    // A new function each time: a stable one would only be called once.
    refreshMs: (answer) => (answer?.data.some(isBusy) === true ? liveMs : 0),
  })
  const [isOpen, setOpen] = useState(false)
  const { hrefOf } = useOpened('batch')
  const create = (
    <Button tone="primary" icon="upload" onPress={() => setOpen(true)}>
      {t('batches.create')}
    </Button>
  )
  return (
    <ScreenPage title={t('batches.tab')} description={t('batches.text')} actions={create}>
      <Card padding="none">
        <PagedTable<PayslipBatch>
          label={t('batches.tab')}
          table={table}
          list={list}
          columns={useBatchColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => hrefOf(id)}
          empty={
            <EmptyState icon="fileText" title={t('batches.none')}>
              {t('batches.noneText')}
            </EmptyState>
          }
        />
      </Card>
      {isOpen ? <BatchForm onClose={() => setOpen(false)} /> : null}
    </ScreenPage>
  )
}
