import { useTranslation } from 'react-i18next'
import type { Segment, SegmentProgress } from '@portal/sdk'
import { Progress, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { tones } from './segment-state.ts'

/** The state of a segment as a word and a colour. */
export function SegmentStatus({ state }: { state: Segment['state'] }) {
  const { t } = useTranslation('segments')
  return <Status tone={tones[state]}>{t(`list.states.${state}`)}</Status>
}

interface ComputingProps {
  name: string
  progress: NonNullable<SegmentProgress>
}

/** The progress, rate and remaining time of a computation. */
export function Computing({ name, progress }: ComputingProps) {
  const { t } = useTranslation('segments')
  const format = useFormat()
  const { processed, total, rowsPerSecond, secondsLeft } = progress
  return (
    <Progress
      label={`${t('detail.progress')}: ${name}`}
      // The total is unknown until the first records are read.
      {...(total === 0 ? {} : { value: processed, max: total })}
      valueLabel={t('detail.rows', { processed: format.whole(processed), total: format.whole(total) })}
      {...(rowsPerSecond === null ? {} : { rate: t('detail.rate', { rate: format.whole(rowsPerSecond) }) })}
      {...(secondsLeft === null ? {} : { remaining: format.seconds(secondsLeft) })}
    />
  )
}
