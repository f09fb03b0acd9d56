import { useTranslation } from 'react-i18next'
import type { ListOverview } from '@portal/sdk'
import { lists } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { type Filter, Stack } from '@portal/ui-kit'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { addressOfList, listKinds, useListColumns } from './list-columns.tsx'
import { ListSums } from './list-sums.tsx'

const rules = {
  sorts: ['computedAt', 'name', 'size'],
  defaultSort: '-computedAt',
  filters: ['kind'],
} as const

/** All lists of every kind with their size, version and owner, and where each is used (LNE-11). */
export function ListsScreen() {
  const { t } = useTranslation(['lists', 'menu', 'general'])
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters } = table.query
  const kind = listKinds.find((one) => one === filters.kind)
  const asked = { page, perPage, sort, search, ...(kind === undefined ? {} : { kind }) }
  const list = useData(useFamily(lists).index, [asked], { keepPrevious: true })
  const kindFilter: Filter = {
    ...{ kind: 'one-of', id: 'kind', label: t('list.kind'), isAlwaysShown: true },
    options: listKinds.map((id) => ({ id, label: t(`list.kinds.${id}`) })),
  }
  const title = t('menu:screens.lists')
  return (
    <ScreenPage title={title} description={t('list.text')}>
      <Stack space="lg">
        <ResourceList<ListOverview>
          label={title}
          searchLabel={t('general:actions.search')}
          table={table}
          list={list}
          columns={useListColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={addressOfList}
          filters={[kindFilter]}
          empty={{ title: t('list.none'), text: t('list.noneText') }}
        />
        <ListSums />
      </Stack>
    </ScreenPage>
  )
}
