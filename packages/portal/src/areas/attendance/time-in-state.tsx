import { useTranslation } from 'react-i18next'
import { Badge } from '@portal/ui-kit'
import { clockFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { useSecondsSince } from '#patterns/second-clock.ts'

interface TimeInStateProps {
  since: string | null
  limitSeconds: number | null
}

/** The live duration of a state; over its limit it changes colour, icon and text (ONL-2). */
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
