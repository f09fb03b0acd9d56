import { useTranslation } from 'react-i18next'
import type { ReportRun } from '@portal/sdk'
import { reportRuns } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, EmptyState } from '@portal/ui-kit'
import { isUnderWay } from '#patterns/file-state.tsx'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useFileActions, useFileColumns } from './file-columns.tsx'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
const liveMs = 1000

/** The person's finished and pending files (REP-8). */
export function ReportFiles() {
  const { t } = useTranslation('definitions')
  const table = useTableQuery(rules)
  const { page, perPage, sort } = table.query
  const list = useData(useFamily(reportRuns).index, [{ page, perPage, sort }], {
    keepPrevious: true,
    // A new function each time: a stable one would only be called once.
    refreshMs: (answer) => (answer?.data.some(isUnderWay) === true ? liveMs : 0),
  })
  return (
    <ScreenPage title={t('tabFiles')} description={t('files.text')}>
      <Card padding="none">
        <PagedTable<ReportRun>
          label={t('tabFiles')}
          table={table}
          list={list}
          columns={useFileColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rowActions={useFileActions()}
          empty={<EmptyState title={t('files.none')}>{t('files.noneText')}</EmptyState>}
        />
      </Card>
    </ScreenPage>
  )
}
