import { useTranslation } from 'react-i18next'
import type { ResumableUpload } from '@portal/sdk'
import { uploads } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { liveMs } from './load-state.ts'
import { SentFiles } from './sent-files.tsx'
import { useSentFiles } from './sent-file-list.ts'
import { useUploadBegin } from './upload-begin.tsx'
import { resultAddress, useUploadColumns } from './upload-columns.tsx'
import { useUploadMenu } from './use-upload-menu.ts'

const rules = { sorts: ['createdAt', 'name', 'size'], defaultSort: '-createdAt' } as const

/** Uploads for any purpose: current ones with progress, and earlier ones with results (CAR-15). */
export function UploadsScreen() {
  const { t } = useTranslation(['uploads', 'menu', 'general'])
  const table = useTableQuery(rules)
  const { page, perPage, search, sort } = table.query
  const begin = useUploadBegin()
  const isSending = useSentFiles().some(({ error }) => error === undefined)
  const list = useData(useFamily(uploads).index, [{ page, perPage, search, sort }], {
    keepPrevious: true,
    refreshMs: (answer) =>
      isSending || answer?.data.some(({ state }) => state === 'checking') === true ? liveMs : 0,
  })
  return (
    <ScreenPage
      title={t('menu:screens.uploads')}
      description={t('list.text')}
      actions={begin.purpose}
      width="full"
    >
      {begin.place}
      <SentFiles />
      <ResourceList<ResumableUpload>
        label={t('list.own')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={useUploadColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={resultAddress}
        rowActions={useUploadMenu()}
        empty={{ title: t('list.none'), text: t('list.noneText') }}
      />
    </ScreenPage>
  )
}
