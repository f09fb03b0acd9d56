import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Synchronization } from '@portal/sdk'
import { synchronization } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, EmptyState, Stack } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { DifferencesCard } from './differences-card.tsx'
import { LastRunCard } from './last-run-card.tsx'
import { RunButtons } from './run-buttons.tsx'
import { RunDrawer } from './run-drawer.tsx'
import { useRunColumns } from './use-run-columns.tsx'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
const liveMs = 1000

const isUnderWay = ({ state }: Synchronization) => state === 'queued' || state === 'running'

/** The differences with the platform, the current or last synchronization, and all earlier ones. */
export function SynchronizationTab() {
  const { t } = useTranslation('projects')
  const family = useFamily(synchronization)
  const may = useCan()('SINCRONIZACION_EJECUTAR')
  const [last] =
    useData(family.index, [{ perPage: 1 }], {
      // A new function each time: a stable one would only be called once.
      refreshMs: (answer) => (answer?.data.some(isUnderWay) === true ? liveMs : 0),
    }).data?.data ?? []
  const isBusy = last !== undefined && isUnderWay(last)
  const table = useTableQuery(rules)
  const { page, perPage, sort } = table.query
  const list = useData(family.index, [{ page, perPage, sort }], {
    keepPrevious: true,
    refreshMs: (answer) => (isBusy || answer?.data.some(isUnderWay) === true ? liveMs : 0),
  })
  const [opened, setOpened] = useState<Synchronization>()
  return (
    <ScreenPage
      title={t('synchronization.tab')}
      description={t('synchronization.text')}
      actions={may ? <RunButtons isBusy={isBusy} /> : undefined}
    >
      <Stack space="lg">
        {last === undefined ? null : <LastRunCard run={last} isUnderWay={isBusy} onOpen={setOpened} />}
        {may && !isBusy ? <Differences /> : null}
        <Card title={t('synchronization.history')} padding="none">
          <PagedTable
            label={t('synchronization.history')}
            table={table}
            list={list}
            columns={useRunColumns(setOpened)}
            rowKey={({ id }) => id}
            rowAct={(run) => (run.done === 0 ? undefined : () => setOpened(run))}
            hideColumnChooser
            empty={<EmptyState title={t('synchronization.none')}>{t('synchronization.noneText')}</EmptyState>}
          />
        </Card>
      </Stack>
      {opened === undefined ? null : <RunDrawer run={opened} onClose={() => setOpened(undefined)} />}
    </ScreenPage>
  )
}

function Differences() {
  return (
    <>
      <DifferencesCard scope="skills" />
      <DifferencesCard scope="users" />
    </>
  )
}
