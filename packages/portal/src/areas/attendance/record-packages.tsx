import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordPackage } from '@portal/sdk'
import { recordPackages } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, EmptyState, Inline } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useDownload } from '#patterns/use-download.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { AnchorsDrawer } from './anchors-drawer.tsx'
import { usePackageActions, usePackageColumns } from './package-columns.tsx'
import { PackageForm } from './package-form.tsx'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
const liveMs = 1000

const isUnderWay = ({ state }: RecordPackage) => state === 'queued' || state === 'making'

/** Packages of the time record: request, progress, download; and their evidence (REP-10, FIC-13). */
export function RecordPackages({ employeeId }: { employeeId?: string }) {
  const { t } = useTranslation('proof')
  const family = useFamily(recordPackages)
  const table = useTableQuery(rules)
  const { page, perPage, sort } = table.query
  const list = useData(family.index, [{ page, perPage, sort }], {
    keepPrevious: true,
    // A new function each time: a stable one would only be called once.
    refreshMs: (answer) => (answer?.data.some(isUnderWay) === true ? liveMs : 0),
  })
  const [open, setOpen] = useState<'form' | 'anchors'>()
  const { start } = useDownload()
  const close = () => setOpen(undefined)
  const isOwn = employeeId !== undefined
  const create = (
    <Button tone="primary" icon={isOwn ? 'download' : 'plus'} onPress={() => setOpen('form')}>
      {t(isOwn ? 'packages.createOwn' : 'packages.create')}
    </Button>
  )
  return (
    <ScreenPage
      title={t('packages.title')}
      description={t(isOwn ? 'packages.ownText' : 'packages.text')}
      actions={
        <Inline>
          <Button icon="shield" onPress={() => setOpen('anchors')}>
            {t('anchors.title')}
          </Button>
          {create}
        </Inline>
      }
    >
      <Card padding="none">
        <PagedTable<RecordPackage>
          label={t('packages.title')}
          table={table}
          list={list}
          columns={usePackageColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ from, until }) => `${from} – ${until}`}
          rowActions={usePackageActions(({ id }) => {
            void start((options) => family.file(id, options))
          })}
          empty={<EmptyState title={t('packages.none')}>{t('packages.noneText')}</EmptyState>}
        />
      </Card>
      {open === 'form' ? <PackageForm {...(isOwn ? { employeeId } : {})} onClose={close} /> : null}
      {open === 'anchors' ? <AnchorsDrawer onClose={close} /> : null}
    </ScreenPage>
  )
}
