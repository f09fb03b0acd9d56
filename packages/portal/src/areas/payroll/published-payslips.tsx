import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedPayslip } from '@portal/sdk'
import { payslips } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type Filter, LinkButton, type MenuEntry, readMany } from '@portal/ui-kit'
import { lastMonths, monthIn } from '#patterns/month-days.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SumLine } from '#patterns/sum-line.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { publishedColumns } from './published-columns.tsx'
import { PublishedDrawer } from './published-drawer.tsx'
import { RemindButton } from './remind-button.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

const rules = {
  sorts: ['month', 'person', 'publishedAt'],
  defaultSort: '-month',
  filters: ['month', 'state', 'downloaded'],
} as const
const batches = '/nominas?tab=batches'
const states = ['published', 'replaced', 'withdrawn'] as const

type Opened = { payslip: PublishedPayslip; as: 'view' | 'withdraw' }

/** Everybody's published payslips, and who has downloaded them (NOM-5). */
export function PublishedPayslips() {
  const { t } = useTranslation('payroll')
  const translate = useGroupWords('payroll:published')
  const family = useFamily(payslips)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const month = monthIn(filters.month)
  const only = states.filter((one) => readMany(filters.state ?? '').includes(one))
  const ask = {
    ...asked,
    ...(month === undefined ? {} : { month }),
    ...(only.length === 0 ? {} : { state: only }),
    ...(filters.downloaded === undefined ? {} : { downloaded: filters.downloaded === 'true' }),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const items = useItems(open)
  const title = t('published.tab')
  return (
    <ScreenPage
      title={title}
      description={t('published.text')}
      actions={month === undefined ? undefined : <RemindButton month={month} />}
    >
      <ViewedList<PublishedPayslip>
        label={title}
        table={table}
        list={list}
        specs={useMemo(() => publishedColumns((id) => t(id)), [t])}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person, month: of }) => t('published.label', { person: person.displayName, month: of })}
        rowAct={(row) => () => open({ payslip: row, as: 'view' })}
        rowActions={(row) => [{ items: items(row) }]}
        filters={usePublishedFilters()}
        sums={
          <SumLine
            sums={(['published', 'downloaded'] as const).map((of) => [
              t(`published.sums.${of}`),
              list.data?.meta[of],
            ])}
          />
        }
        empty={{
          ...{ title: translate('none'), text: translate('noneText') },
          action: <LinkButton href={batches}>{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened?.as === 'view' ? <PublishedDrawer payslip={opened.payslip} onClose={close} /> : null}
      {opened?.as === 'withdraw' ? <WithdrawForm payslip={opened.payslip} onClose={close} /> : null}
    </ScreenPage>
  )
}

/** The actions on a payslip; a withdrawn one can only be viewed. */
function useItems(open: (opened: Opened) => void) {
  const translate = useGroupWords('payroll:published')
  return (row: PublishedPayslip): MenuEntry[] => {
    const view = () => open({ payslip: row, as: 'view' })
    const withdraw = () => open({ payslip: row, as: 'withdraw' })
    const looking: MenuEntry = { id: 'view', label: translate('view'), icon: 'eye', onAction: view }
    const taking: MenuEntry = {
      ...{ id: 'withdraw', label: translate('withdraw'), icon: 'ban', tone: 'danger', onAction: withdraw },
    }
    return row.state === 'published' ? [looking, taking] : [looking]
  }
}

function usePublishedFilters(): readonly Filter[] {
  const { t } = useTranslation('payroll')
  const translate = useGroupWords('payroll:published')
  return [
    {
      ...{ kind: 'one-of', id: 'month', label: translate('month'), isAlwaysShown: true },
      options: lastMonths().map((id) => ({ id, label: id })),
    },
    { kind: 'yes-no', id: 'downloaded', label: translate('downloaded'), isAlwaysShown: true },
    {
      ...{ kind: 'many-of', id: 'state', label: translate('state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`states.${id}`) })),
    },
  ]
}
