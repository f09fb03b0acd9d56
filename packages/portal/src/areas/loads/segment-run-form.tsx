import { useTranslation } from 'react-i18next'
import type { SegmentRun } from '@portal/sdk'
import { segmentRuns, segments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { MultiSelect } from '@portal/ui-kit'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useWholeList } from '#patterns/use-whole-list.ts'
import { isBusy } from './segment-state.ts'

interface SegmentRunFormProps {
  onClose: () => void
  onMade: (run: SegmentRun) => void
}

/** Chooses the segments of a run among the computable ones. */
export function SegmentRunForm({ onClose, onMade }: SegmentRunFormProps) {
  const { t } = useTranslation('segmentRuns')
  const { create } = useFamily(segmentRuns)
  const all = useWholeList(useFamily(segments))
  const options = all
    ?.filter(({ mode, computedAt, state }) => !isBusy(state) && (mode === 'dynamic' || computedAt === null))
    .map(({ id, name, templateName }) => ({ id, label: `${name} · ${templateName}` }))
  return (
    <ResourceForm
      title={t('list.create')}
      draft="segmentRuns.new"
      sendLabel={t('list.create')}
      done={t('detail.started')}
      send={(values) => create({ segmentIds: [values.segmentIds ?? []].flat().map(String) })}
      onDone={onMade}
      onClose={onClose}
    >
      <MultiSelect
        key={options === undefined ? 'waiting' : 'known'}
        name="segmentIds"
        label={t('list.segments')}
        description={t('list.segmentsHelp')}
        options={options ?? []}
        isDisabled={options === undefined}
        isRequired
        max={50}
      />
    </ResourceForm>
  )
}
