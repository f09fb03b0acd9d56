import { useTranslation } from 'react-i18next'
import type { Segment } from '@portal/sdk'
import { segmentRuns, segments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useState } from 'react'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { KeepForm } from './keep-form.tsx'
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
  if (!may || (mode === 'snapshot' && computedAt !== null)) return <KeepList segment={segment} />
  return (
    <Inline justify="end">
      {isBusy(state) ? null : <KeepList segment={segment} />}
      {isBusy(state) ? null : <NewestVersion segment={segment} />}
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

/** Takes the newest version of the filter, where it is another. */
function NewestVersion({ segment }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const can = useCan()
  const { update } = useFamily(segments)
  const change = useAct(update, t('detail.versionUsed'))
  const { id, filterVersion, newestFilterVersion: newest } = segment
  if (newest === filterVersion || !can('SEGMENTACION_CREAR')) return null
  const { name, description, filterId, mode, exclusiveSet, challengerPercent, version } = segment
  const settings = { name, description, filterId, mode, exclusiveSet, challengerPercent, version }
  return (
    <Button
      isPending={change.isPending}
      onPress={() => void change(id, { ...settings, filterVersion: newest })}
    >
      {t('detail.useNewest', { number: newest })}
    </Button>
  )
}

/** Keeps the members as they are under a name. */
function KeepList({ segment: { id, computedAt } }: { segment: Segment }) {
  const { t } = useTranslation('segments')
  const can = useCan()
  const { ofSegment } = useFamily(segments)
  const [isAsking, setAsking] = useState(false)
  if (!can('CARGUE_GUARDAR_RESULTADOS') || computedAt === null) return null
  return (
    <>
      <Button icon="save" onPress={() => setAsking(true)}>
        {t('keep.open')}
      </Button>
      {isAsking ? (
        <KeepForm
          draft={`segments.keep.${id}`}
          send={(name) => ofSegment(id, { name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
