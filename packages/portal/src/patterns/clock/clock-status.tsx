import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { hourOf } from './use-clock.ts'

const tones = { out: 'neutral', work: 'success', break: 'warning' } as const

/** A clock state as a word and a colour, and its start. */
export function ClockStatus({ clock: { state, since, breakType, timeZone } }: { clock: OwnClock }) {
  const { t } = useTranslation('clock')
  const word = state === 'break' && breakType !== null ? breakType.name : t(`states.${state}`)
  return (
    <Status tone={tones[state]}>
      {since === null || state === 'out'
        ? word
        : t('sinceState', { state: word, time: hourOf(since, timeZone) })}
    </Status>
  )
}
