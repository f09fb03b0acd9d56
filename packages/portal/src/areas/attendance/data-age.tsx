import { useTranslation } from 'react-i18next'
import { Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ClockAhead, useSecondsSince } from '#patterns/second-clock.ts'

/** Data older than this are not live any more, unless events would tell of a change. */
const oldSeconds = 20

interface DataAgeProps {
  arrivedAt: string | null
  isConnected: boolean
}

/** How true the figures are: told as they change, or how old. */
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
    // It came by the clock here.
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
