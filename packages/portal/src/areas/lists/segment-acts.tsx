import { useTranslation } from 'react-i18next'
import type { Segment } from '@portal/sdk'
import { segmentRuns, segments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { isBusy } from './segment-state.ts'

/** Computes a segment, or stops its computation. A snapshot that has members keeps them. */
export function SegmentActs({ segment }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const can = useCan()
  const { compute } = useFamily(segments)
  const { stop } = useFamily(segmentRuns)
  const begin = useAct(compute, t('detail.started'))
  const end = useAct(stop, t('detail.stopped'), ['segments'])
  const { id, state, runId, mode, computedAt } = segment
  const may = can('SEGMENTACION_GENERAR') || can('SEGMENTACION_PROCESAR_FILTROS')
  if (!may || (mode === 'snapshot' && computedAt !== null)) return null
  return (
    <Inline justify="end">
      {isBusy(state) && runId !== null ? (
        <Button icon="pause" isPending={end.isPending} onPress={() => void end(runId)}>
          {t('detail.stop')}
        </Button>
      ) : (
        <Button tone="primary" icon="play" isPending={begin.isPending} onPress={() => void begin(id)}>
          {t('detail.compute')}
        </Button>
      )}
    </Inline>
  )
}
