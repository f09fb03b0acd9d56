import { recordsFile } from '@portal/sdk/laia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordsFile } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import type { MenuSection } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { fileAddress, useFileColumns, useFileTexts } from './file-columns.tsx'
import { FileUploader } from './file-uploader.tsx'
import { loadAddress } from './load-address.ts'
import { isUnderWay, liveMs } from './load-state.ts'

const rules = { sorts: ['createdAt', 'name', 'size'], defaultSort: '-createdAt' } as const

/** Where files are uploaded, and the files that were. */
export function FileList() {
  const { t } = useTranslation(['loads', 'menu', 'general'])
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
  const rowActions = (file: RecordsFile): readonly MenuSection[] => [
    {
      items: [
        { id: 'open', label: t('file.view'), icon: 'eye', href: fileAddress(file) },
        ...(file.load !== null && can('MENU_PROCESAR_CARGUE')
          ? [
              {
                id: 'load',
                label: t('file.openLoad'),
                icon: 'database' as const,
                href: loadAddress(file.load),
              },
            ]
          : []),
      ],
    },
    {
      items:
        can('CARGUE_ELIMINAR') && file.state === 'analyzed'
          ? [
              {
                id: 'destroy',
                label: t('file.destroy'),
                icon: 'trash',
                tone: 'danger',
                onAction: () => setDoomed(file),
              },
            ]
          : [],
    },
  ]
  return (
    <ScreenPage title={t('menu:screens.recordsFile')} description={t('file.text')}>
      {can('CARGUE_CREAR') ? <FileUploader /> : null}
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
