import { useTranslation } from 'react-i18next'
import type { Segment } from '@portal/sdk'
import { segmentRuns, segments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useState } from 'react'
import { NameForm } from '#patterns/name-form.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { isBusy } from './segment-state.ts'

/** Computes a segment, or stops its computation. A computed snapshot keeps its members. */
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

/** Updates the segment to the filter's newest version. */
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

/** Saves the current members under a name. */
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
        <NameForm
          title={t('keep.open')}
          label={t('keep.name')}
          description={t('keep.text')}
          done={t('keep.done')}
          draft={`segments.keep.${id}`}
          send={(name) => ofSegment(id, { name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
