import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuplicateSearch } from '@portal/sdk'
import { duplicateSearches } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, type Filter } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { searchAddress } from './duplicate-address.ts'
import { DuplicateForm } from './duplicate-form.tsx'
import { isUnderWay, liveMs } from './duplicate-state.tsx'
import { searchStates, useSearchColumns } from './search-columns.tsx'
import { useSearchMenu } from './use-search-menu.ts'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt', filters: ['state'] } as const

/** All searches, newest first; running ones are polled. */
export function DuplicateSearches() {
  const { t } = useTranslation(['duplicates', 'general'])
  const { index, destroy } = useFamily(duplicateSearches)
  const can = useCan()
  const table = useTableQuery(rules)
  const { page, perPage, search, filters } = table.query
  const state = searchStates.find((one) => one === filters.state)
  const list = useData(index, [{ page, perPage, search, ...(state === undefined ? {} : { state }) }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(isUnderWay) ? liveMs : 0),
  })
  const [isMaking, setMaking] = useState(false)
  const [removing, setRemoving] = useState<DuplicateSearch>()
  const states: Filter = {
    ...{ kind: 'one-of', id: 'state', label: t('searches.state'), isAlwaysShown: true },
    options: searchStates.map((id) => ({ id, label: t(`states.${id}`) })),
  }
  const create = can('CARGUE_GUARDAR_RESULTADOS') ? (
    <Button tone="primary" icon="search" onPress={() => setMaking(true)}>
      {t('searches.create')}
    </Button>
  ) : undefined
  return (
    <ScreenPage title={t('tabs.searches')} description={t('searches.text')} actions={create} width="full">
      <ResourceList<DuplicateSearch>
        label={t('tabs.searches')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={useSearchColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={searchAddress}
        rowActions={useSearchMenu(setRemoving)}
        filters={[states]}
        empty={{ title: t('searches.none'), text: t('searches.noneText'), action: create }}
      />
      {isMaking ? <DuplicateForm onClose={() => setMaking(false)} /> : null}
      <ConfirmAction
        subject={removing}
        onClose={() => setRemoving(undefined)}
        title={({ name }) => t('searches.destroyTitle', { name })}
        text={() => t('searches.destroyText')}
        confirmLabel={t('searches.destroy')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('searches.destroyed')}
        onDone={() => setRemoving(undefined)}
      />
    </ScreenPage>
  )
}
