import { loadActs as loads } from '@portal/sdk/laia'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Inline, LinkButton, type Filter } from '@portal/ui-kit'
import { loadsWith, labelledOutcomes } from '#patterns/load-outcome.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { isRunning, liveMs, loadStates } from './load-state.ts'
import { LoadRemoval, type Removal } from './load-removal.tsx'
import { useLoadColumns, useLoadTexts } from './load-columns.tsx'
import { useLoadMenu } from './load-menu.ts'
import { sourcesAddress } from './source-address.ts'

const rules = {
  sorts: ['createdAt', 'name', 'total', 'errors'],
  defaultSort: '-createdAt',
  filters: ['state'],
} as const

/** All loads, newest first, with their actions. */
export function LoadList() {
  const { t } = useTranslation(['loads', 'menu', 'general'])
  const loadsFamily = useFamily(loads)
  const can = useCan()
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters } = table.query
  const word = [...loadStates, ...labelledOutcomes].find((known) => known === filters.state)
  const ask = { sort, search, ...(word === undefined ? {} : loadsWith(word)) }
  const list = useData(loadsFamily.index, [{ ...ask, page, perPage }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(isRunning) ? liveMs : 0),
  })
  const [removal, setRemoval] = useState<Removal>()
  const stateFilter: Filter = {
    kind: 'one-of',
    id: 'state',
    label: t('loads.state'),
    options: [
      ...loadStates.map((id) => ({ id, label: t(`general:loadStates.${id}`) })),
      ...labelledOutcomes.map((id) => ({ id, label: t(`general:loadOutcomes.${id}`) })),
    ],
    isAlwaysShown: true,
  }
  const columns = useLoadColumns()
  const texts = useLoadTexts()
  const rowActions = useLoadMenu(setRemoval)
  const upload = can('MENU_CARGUE_REGISTROS') ? (
    <LinkButton href="/carga-registros" tone="primary" icon="upload">
      {t('loads.upload')}
    </LinkButton>
  ) : undefined
  const actions = <LoadWays>{upload}</LoadWays>
  return (
    <ScreenPage title={t('menu:screens.loads')} description={t('loads.text')} actions={actions} width="full">
      <ResourceList<Load>
        label={t('menu:screens.loads')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={(load) => load.id}
        rowLabel={(load) => load.name}
        rowHref={({ id }) => `/clustering/cargue?load=${id}`}
        rowActions={rowActions}
        filters={[stateFilter]}
        sheet={{ texts, pages: (options) => loadsFamily.list({ ...ask, perPage: 100 }, options).pages() }}
        empty={{ title: t('loads.none'), text: t('loads.noneText'), action: upload }}
      />
      <LoadRemoval removal={removal} onClose={() => setRemoval(undefined)} />
    </ScreenPage>
  )
}

/** Further sources of loads, besides uploading a file. */
function LoadWays({ children }: { children: ReactNode }) {
  const { t } = useTranslation('loads')
  const can = useCan()
  return (
    <Inline space="sm">
      {can('MENU_PROCESAR_CARGUE') ? (
        <LinkButton href={sourcesAddress} icon="clock">
          {t('loads.sources')}
        </LinkButton>
      ) : null}
      {children}
    </Inline>
  )
}
