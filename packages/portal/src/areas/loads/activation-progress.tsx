import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { Progress } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The number of finished records of an activation, the total, and the rate. */
export function ActivationProgress({
  activation,
  isCompact = false,
}: {
  activation: Activation
  isCompact?: boolean
}) {
  const { t } = useTranslation('activations')
  const { whole } = useFormat()
  const { state, progress, sum, name } = activation
  if (state === 'preparing')
    return <Progress label={t('progress.preparing', { name })} isLabelHidden={isCompact} />
  const left = progress.waiting + progress.resting + progress.held
  const ended = sum.queued - left
  return (
    <Progress
      label={isCompact ? name : t('progress.title')}
      isLabelHidden
      value={ended}
      max={Math.max(sum.queued, 1)}
      valueLabel={t('progress.rows', { ended: whole(ended), queued: whole(sum.queued) })}
      {...(isCompact ? {} : { rate: t('progress.rate', { rate: whole(progress.perHour) }) })}
    />
  )
}
