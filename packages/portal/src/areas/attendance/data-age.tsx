import { useTranslation } from 'react-i18next'
import { Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ClockAhead, useSecondsSince } from '#patterns/second-clock.ts'

/** Older data is stale, unless events would announce a change. */
const oldSeconds = 20

interface DataAgeProps {
  arrivedAt: string | null
  isConnected: boolean
}

/** Whether the figures are live, or how old they are. */
export function DataAge({ arrivedAt, isConnected }: DataAgeProps) {
  const { t } = useTranslation('attendance')
  if (arrivedAt === null) return null
  if (isConnected)
    return (
      <Status tone="success" emphasis="quiet">
        {t('agents.live')}
      </Status>
    )
  return (
    // Received at, by the client's clock.
    <ClockAhead value={0}>
      <Age arrivedAt={arrivedAt} />
    </ClockAhead>
  )
}

function Age({ arrivedAt }: { arrivedAt: string }) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const seconds = useSecondsSince(arrivedAt)
  const time = format.seconds(seconds)
  return seconds > oldSeconds ? (
    <Status tone="warning">{t('agents.agePaused', { time })}</Status>
  ) : (
    <Status tone="success" emphasis="quiet">
      {t('agents.age', { time })}
    </Status>
  )
}
