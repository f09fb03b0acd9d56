import { useTranslation } from 'react-i18next'
import type { SegmentRun } from '@portal/sdk'
import { segmentRuns } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, DataTable, Inline, LinkButton, Status } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { useResultColumns } from './segment-run-columns.tsx'
import { isUnderWay, liveMs, runTones } from './segment-state.ts'
import { Waiting } from '#patterns/waiting-part.tsx'

/** One run: its progress, and the result of each segment. */
export function SegmentRunDetail({ id }: { id: string }) {
  const { t } = useTranslation('segmentRuns')
  const { show } = useFamily(segmentRuns)
  const { data, error, refresh } = useData(show, [id], {
    refreshMs: (answer) => (answer !== undefined && isUnderWay(answer) ? liveMs : 0),
  })
  if (data === undefined)
    return (
      <ScreenPage title={t('detail.title')}>
        <Card>
          <Waiting error={error} onRetry={refresh} />
        </Card>
      </ScreenPage>
    )
  return (
    <ScreenPage
      title={t('detail.title')}
      meta={<Status tone={runTones[data.state]}>{t(`states.${data.state}`)}</Status>}
      actions={<RunActs run={data} />}
      width="full"
    >
      <Failures run={data} />
      <Results run={data} />
    </ScreenPage>
  )
}

function RunActs({ run }: { run: SegmentRun }) {
  const { t } = useTranslation(['segmentRuns', 'segments'])
  const can = useCan()
  const { stop } = useFamily(segmentRuns)
  const end = useAct(stop, t('segments:detail.stopped'), ['segments'])
  const isStoppable = run.state === 'queued' || run.state === 'processing'
  return (
    <Inline space="sm">
      <LinkButton href="/clustering/procesarFiltros" tone="quiet" icon="arrowLeft">
        {t('detail.back')}
      </LinkButton>
      {isStoppable && (can('SEGMENTACION_PROCESAR_FILTROS') || can('SEGMENTACION_GENERAR')) ? (
        <Button icon="pause" isPending={end.isPending} onPress={() => void end(run.id)}>
          {t('segments:detail.stop')}
        </Button>
      ) : null}
    </Inline>
  )
}

function Failures({ run }: { run: SegmentRun }) {
  const { t } = useTranslation(['segmentRuns', 'segments'])
  return run.segments.map(({ segmentId, name, failure }) =>
    failure === null ? null : (
      <Alert key={segmentId} tone="danger">
        {t('detail.failed', { segment: name, reason: t(`segments:failures.${failure}`) })}
      </Alert>
    ),
  )
}

function Results({ run }: { run: SegmentRun }) {
  const { t } = useTranslation('segmentRuns')
  return (
    <Card padding="none">
      <DataTable
        label={t('detail.title')}
        columns={useResultColumns()}
        rows={run.segments}
        rowKey={({ segmentId }) => segmentId}
        rowHref={({ segmentId }) => `/clustering/gestionCargue?segment=${segmentId}`}
        hideColumnChooser
      />
    </Card>
  )
}
