import { loadActs as loads, rejectedRows } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Page, RejectedRow } from '@portal/sdk'
import type { Filter } from '@portal/ui-kit'
import { EmptyState, FilterBar, LinkButton, Pagination, Skeleton, Stack } from '@portal/ui-kit'
import { useData, useFamily } from '@portal/sdk/react'
import { LeavePrompt } from '#patterns/drafts/leave-prompt.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { changeOf } from '#patterns/filter-change.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { type TableState, useTableQuery } from '#patterns/use-table-query.ts'
import { loadAddress } from './load-address.ts'
import { MendGrid } from './mend-grid.tsx'
import { MendOutcome } from './mend-outcome.tsx'
import { MendButtons } from './mend-buttons.tsx'
import { type Mending, useMending } from './use-mending.ts'

const rules = { sorts: ['row'], defaultSort: 'row', filters: ['show'] } as const
/** The URL parameters that only determine the displayed rows. */
const shownBy = ['page', 'perPage', 'show']
const states = ['rejected', 'mended'] as const

/** The rejected rows of a load in an editable grid (CAR-4). */
export function MendDetail({ id }: { id: string }) {
  const { t } = useTranslation('rejectedRows')
  const table = useTableQuery(rules)
  const { data: load } = useData(useFamily(loads).show, [id])
  const list = useData(useFamily(rejectedRows).index, [id, askedOf(table.query)], { keepPrevious: true })
  const mending = useMending(id, list.data?.data)
  const back = loadAddress({ id })
  return (
    <ScreenPage
      title={t('grid.title', { name: load?.name ?? '' })}
      description={t('grid.text')}
      width="full"
      actions={<MendButtons load={load} mending={mending} back={back} />}
    >
      <LeavePrompt draft={mending} ignore={shownBy} />
      <Stack space="md">
        <MendOutcome results={mending.results} error={mending.error} />
        <ShownRows table={table} />
        {list.data === undefined ? (
          <Waiting list={list} />
        ) : (
          <Rows page={list.data} {...{ table, mending, back }} />
        )}
      </Stack>
    </ScreenPage>
  )
}

type Table = TableState<string, 'show'>

function askedOf({ page, perPage, filters }: Table['query']) {
  const state = states.find((one) => one === filters.show)
  return { page, perPage, ...(state === undefined ? {} : { state }) }
}

/** Filters: rows with errors, corrected rows, or both. */
function ShownRows({ table }: { table: Table }) {
  const { t } = useTranslation('rejectedRows')
  const filter: Filter = {
    ...{ kind: 'one-of', id: 'show', label: t('grid.show'), isAlwaysShown: true },
    options: states.map((one) => ({ id: one, label: t(`grid.states.${one}`) })),
  }
  return (
    <FilterBar
      filters={[filter]}
      values={filterValuesOf(table.query)}
      onChange={(values) => table.change({ filters: changeOf([filter], values) })}
    />
  )
}

interface RowsProps {
  page: Page<RejectedRow>
  table: Table
  mending: Mending
  back: string
}

function Rows({ page: { data, meta }, table, mending, back }: RowsProps) {
  const { page, perPage } = table.query
  const total = meta.totalCount
  if (total === 0) return <NoRows back={back} />
  return (
    <>
      <MendGrid rows={data} mending={mending} />
      {total > perPage ? (
        <Pagination {...{ page, perPage, total }} onPage={(next) => table.change({ page: next })} />
      ) : null}
    </>
  )
}

function Waiting({ list }: { list: { error: unknown; refresh: () => void } }) {
  return list.error === undefined ? (
    <Skeleton lines={8} />
  ) : (
    <FailureState error={list.error} onRetry={list.refresh} />
  )
}

function NoRows({ back }: { back: string }) {
  const { t } = useTranslation('rejectedRows')
  const action = <LinkButton href={back}>{t('grid.back')}</LinkButton>
  return (
    <EmptyState icon="success" title={t('grid.none')} action={action}>
      {t('grid.noneText')}
    </EmptyState>
  )
}
