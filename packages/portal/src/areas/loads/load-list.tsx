import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useData, usePortal } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { isRunning, liveMs, loadStates } from './load-state.ts'
import { LoadRemoval, type Removal } from './load-removal.tsx'
import { StateFilter } from './state-filter.tsx'
import { useLoadColumns } from './load-columns.tsx'
import { useLoadMenu } from './load-menu.ts'

const rules = {
  sorts: ['createdAt', 'name', 'total', 'errors'],
  defaultSort: '-createdAt',
  filters: ['state'],
} as const

/** All loads, newest first, with what can be done with each. */
export function LoadList() {
  const { t } = useTranslation(['loads', 'menu', 'general'])
  const { loads } = usePortal()
  const can = useCan()
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters } = table.query
  const state = loadStates.filter((known) => known === filters.state)
  const list = useData(loads.index, [{ page, perPage, sort, search, state }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(isRunning) ? liveMs : 0),
  })
  const [removal, setRemoval] = useState<Removal>()
  const columns = useLoadColumns()
  const rowActions = useLoadMenu(setRemoval)
  const upload = can('MENU_CARGUE_REGISTROS') ? (
    <LinkButton href="/carga-registros" tone="primary" icon="upload">
      {t('loads.upload')}
    </LinkButton>
  ) : undefined
  return (
    <ScreenPage title={t('menu:screens.loads')} description={t('loads.text')} actions={upload} width="full">
      <ResourceList<Load>
        label={t('menu:screens.loads')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={(load) => load.id}
        rowLabel={(load) => load.name}
        rowActions={rowActions}
        filters={<StateFilter table={table} />}
        empty={{ title: t('loads.none'), text: t('loads.noneText'), action: upload }}
      />
      <LoadRemoval removal={removal} onClose={() => setRemoval(undefined)} />
    </ScreenPage>
  )
}
