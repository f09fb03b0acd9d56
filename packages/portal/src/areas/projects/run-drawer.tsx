import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Synchronization } from '@portal/sdk'
import { synchronization } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Drawer, Pagination, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { DifferenceTable } from './difference-table.tsx'

const perPage = 25

/** What one synchronization changed, page by page. */
export function RunDrawer({ run, onClose }: { run: Synchronization; onClose: () => void }) {
  const { t } = useTranslation('projects')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const changes = useFamily(synchronization).changes
  const { data, error, refresh } = useData(changes, [run.id, { page, perPage }], { keepPrevious: true })
  const title = t('synchronization.changesOf', { date: format.dateTime(run.createdAt) })
  const total = data?.meta.totalCount ?? 0
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      <Stack space="md">
        {data === undefined ? null : <DifferenceTable label={title} rows={data.data} />}
        {total > perPage ? (
          <Pagination
            {...{ page, perPage, total }}
            onPage={setPage}
            // The drawer is too narrow for larger pages.
            onPerPage={() => undefined}
          />
        ) : null}
      </Stack>
    </Drawer>
  )
}
