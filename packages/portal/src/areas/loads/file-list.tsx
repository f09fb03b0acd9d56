import { recordsFile } from '@portal/sdk/laia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordsFile } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { fileAddress, useFileColumns, useFileTexts } from './file-columns.tsx'
import { useFileMenu } from './file-menu.ts'
import { FileUploader } from './file-uploader.tsx'
import { isUnderWay, liveMs } from './load-state.ts'

const rules = { sorts: ['createdAt', 'name', 'size'], defaultSort: '-createdAt' } as const

/** The upload, and the uploaded files. */
export function FileList() {
  const { t } = useTranslation(['recordsFile', 'menu', 'general'])
  const recordsFileFamily = useFamily(recordsFile)
  const can = useCan()
  const table = useTableQuery(rules)
  const { page, perPage, sort, search } = table.query
  const ask = { sort, search }
  const list = useData(recordsFileFamily.index, [{ ...ask, page, perPage }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(({ load }) => isUnderWay(load)) ? liveMs : 0),
  })
  const [doomed, setDoomed] = useState<RecordsFile>()
  const columns = useFileColumns()
  const texts = useFileTexts()
  const rowActions = useFileMenu(setDoomed)
  return (
    <ScreenPage
      title={t('menu:screens.recordsFile')}
      description={t('file.text')}
      width="full"
      actions={can('CARGUE_CREAR') ? <FileUploader /> : undefined}
    >
      <ResourceList<RecordsFile>
        label={t('file.uploads')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={(file) => file.id}
        rowLabel={(file) => file.name}
        rowHref={fileAddress}
        rowActions={rowActions}
        sheet={{
          texts,
          pages: (options) => recordsFileFamily.list({ ...ask, perPage: 100 }, options).pages(),
        }}
        empty={{ title: t('file.none'), text: t('file.noneText') }}
      />
      <ConfirmAction
        subject={doomed}
        onClose={() => setDoomed(undefined)}
        title={({ name }) => t('file.destroyTitle', { name })}
        text={() => t('file.destroyText')}
        confirmLabel={t('file.destroy')}
        act={recordsFileFamily.destroy}
        idOf={({ id }) => id}
        done={t('file.destroyed')}
      />
    </ScreenPage>
  )
}
