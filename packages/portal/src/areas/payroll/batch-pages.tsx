import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipBatch, PayslipPage } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type MenuEntry, readMany } from '@portal/ui-kit'
import { ResourceList } from '#patterns/resource-list.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { AssignPageForm } from './assign-page-form.tsx'
import { PageDrawer } from './page-drawer.tsx'
import { usePageColumns } from './page-columns.tsx'

const rules = { sorts: ['number'], defaultSort: 'number', filters: ['state'] } as const
const states = ['assigned', 'ambiguous', 'unassigned', 'left_out'] as const

type Opened = { page: PayslipPage; as: 'view' | 'assign' }

/** The pages of a batch with their people, and the decisions on unmatched ones. */
export function BatchPages({ batch }: { batch: PayslipBatch }) {
  const { t } = useTranslation(['payroll', 'general'])
  const { id, name, version, state } = batch
  const family = useFamily(payslipBatches)
  const table = useTableQuery(rules)
  const { page, perPage, search, filters } = table.query
  const only = states.filter((one) => readMany(filters.state ?? '').includes(one))
  const ask = { page, perPage, search, ...(only.length === 0 ? {} : { state: only }) }
  const list = useData(family.pages, [id, ask], { keepPrevious: true })
  const leaveOut = useAct(family.assign, t('review.leftOut'))
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const isReview = state === 'review'
  const items = (row: PayslipPage): MenuEntry[] =>
    isReview
      ? [
          {
            id: 'view',
            label: t('review.view'),
            icon: 'eye',
            onAction: () => open({ page: row, as: 'view' }),
          },
          {
            ...{ id: 'assign', label: t('review.assign'), icon: 'user' },
            onAction: () => open({ page: row, as: 'assign' }),
          },
          {
            ...{ id: 'leaveOut', label: t('review.leaveOut'), icon: 'minus' },
            onAction: () => void leaveOut(id, { pages: [row.number], employeeId: null, version }),
          },
        ]
      : []
  return (
    <>
      <ResourceList<PayslipPage>
        label={t('review.pages', { name })}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={usePageColumns()}
        rowKey={({ number }) => String(number)}
        rowLabel={({ number }) => t('review.pageTitle', { number })}
        {...(isReview ? { rowAct: (row: PayslipPage) => () => open({ page: row, as: 'view' }) } : {})}
        rowActions={(row) => [{ items: items(row) }]}
        filters={[
          {
            ...{ kind: 'many-of', id: 'state', label: t('review.state'), isAlwaysShown: true },
            options: states.map((one) => ({ id: one, label: t(`pageStates.${one}`) })),
          },
        ]}
        empty={{ title: t('review.none'), text: '' }}
      />
      {opened?.as === 'assign' ? <AssignPageForm batch={batch} page={opened.page} onClose={close} /> : null}
      {opened?.as === 'view' ? <PageDrawer batchId={id} page={opened.page} onClose={close} /> : null}
    </>
  )
}
