import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Progress } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { toneOfLoad } from '#patterns/load-outcome.ts'

/** The progress, rate and remaining time of a load (CAR-6). */
export function LoadProgress({ load, isCompact = false }: { load: Load; isCompact?: boolean }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const { processed, total, rowsPerSecond, secondsLeft } = load
  const isMoving = load.state === 'processing'
  return (
    <Progress
      label={isCompact ? load.name : t('loads.progress')}
      isLabelHidden={isCompact}
      value={processed}
      max={Math.max(total, 1)}
      valueLabel={t('loads.rows', { processed: format.whole(processed), total: format.whole(total) })}
      tone={load.outcome === null && load.state !== 'paused' ? 'accent' : toneOfLoad(load)}
      {...((isMoving || !isCompact) && rowsPerSecond !== null
        ? { rate: t('loads.rate', { rate: format.whole(rowsPerSecond) }) }
        : {})}
      {...(isMoving && secondsLeft !== null ? { remaining: format.seconds(secondsLeft) } : {})}
    />
  )
}
