import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SegmentRun } from '@portal/sdk'
import { segmentRuns } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, EmptyState } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { namesOf, useRunColumns } from './segment-run-columns.tsx'
import { SegmentRunForm } from './segment-run-form.tsx'
import { isUnderWay, liveMs } from './segment-state.ts'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
const addressOf = ({ id }: Pick<SegmentRun, 'id'>) => `/clustering/procesarFiltros?run=${id}`

/** All runs, the newest first. */
export function SegmentRunList() {
  const { t } = useTranslation(['segmentRuns', 'menu'])
  const can = useCan()
  const navigate = useNavigate()
  const { index } = useFamily(segmentRuns)
  const table = useTableQuery(rules)
  const { page, perPage } = table.query
  const list = useData(index, [{ page, perPage }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(isUnderWay) ? liveMs : 0),
  })
  const [isAsking, setAsking] = useState(false)
  const create =
    can('SEGMENTACION_PROCESAR_FILTROS') || can('SEGMENTACION_GENERAR') ? (
      <Button tone="primary" icon="play" onPress={() => setAsking(true)}>
        {t('list.create')}
      </Button>
    ) : undefined
  return (
    <ScreenPage title={t('menu:screens.segmentRuns')} description={t('list.text')} actions={create}>
      <Card padding="none">
        <PagedTable<SegmentRun>
          label={t('menu:screens.segmentRuns')}
          table={table}
          list={list}
          columns={useRunColumns()}
          rowKey={({ id }) => id}
          rowLabel={namesOf}
          rowHref={addressOf}
          empty={<EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>}
        />
      </Card>
      {isAsking ? (
        <SegmentRunForm onClose={() => setAsking(false)} onMade={(run) => void navigate(addressOf(run))} />
      ) : null}
    </ScreenPage>
  )
}
