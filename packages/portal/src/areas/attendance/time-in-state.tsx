import { useTranslation } from 'react-i18next'
import { Badge } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useSecondsSince } from './second-clock.ts'

interface TimeInStateProps {
  since: string | null
  limitSeconds: number | null
}

/** How long a state lasts, ticking; over its limit it says so in colour, sign and words (ONL-2). */
export function TimeInState({ since, limitSeconds }: TimeInStateProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const seconds = useSecondsSince(since)
  if (since === null) return null
  const face = clockFace(seconds)
  if (limitSeconds === null || seconds <= limitSeconds) return <>{face}</>
  return (
    <Badge tone="danger" icon="warning">
      {face} · {t('agents.over', { limit: format.seconds(limitSeconds) })}
    </Badge>
  )
}

/** `7:05`, and `1:07:05` from an hour on. */
function clockFace(all: number): string {
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
