import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListDownload } from '@portal/sdk'
import { downloads } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { isUnderWay } from '#patterns/file-state.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useDownloadColumns } from './download-columns.tsx'
import { DownloadDrawer } from './download-drawer.tsx'
import { DownloadForm } from './download-form.tsx'
import { useDownloadMenu } from './use-download-menu.ts'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
const liveMs = 1000

/** Downloads of records, with who downloaded what, when, why and how many rows (LNE-5). */
export function DownloadsScreen() {
  const { t } = useTranslation(['downloads', 'menu', 'general'])
  const table = useTableQuery(rules)
  const { page, perPage, search, sort } = table.query
  const list = useData(useFamily(downloads).index, [{ page, perPage, search, sort }], {
    keepPrevious: true,
    // A new function each time: a stable one would only be called once.
    refreshMs: (answer) => (answer?.data.some(isUnderWay) === true ? liveMs : 0),
  })
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<ListDownload>()
  const create = (
    <Button tone="primary" icon="plus" onPress={() => setAsking(true)}>
      {t('list.create')}
    </Button>
  )
  return (
    <ScreenPage title={t('menu:screens.downloads')} description={t('list.text')} actions={create}>
      <ResourceList<ListDownload>
        label={t('menu:screens.downloads')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={useDownloadColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ sourceName, templateName }) => sourceName ?? templateName}
        rowActions={useDownloadMenu(setOpened)}
        empty={{ title: t('list.none'), text: t('list.noneText'), action: create }}
      />
      {isAsking ? <DownloadForm onClose={() => setAsking(false)} /> : null}
      {opened === undefined ? null : <DownloadDrawer id={opened.id} onClose={() => setOpened(undefined)} />}
    </ScreenPage>
  )
}
