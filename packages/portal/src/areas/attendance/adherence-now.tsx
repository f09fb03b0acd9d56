import { useTranslation } from 'react-i18next'
import type { OnlineAgent } from '@portal/sdk'
import { Badge, Status, type Tone } from '@portal/ui-kit'
import { clockFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { useSecondsSince } from '#patterns/second-clock.ts'

type Adherence = OnlineAgent['adherence']

const tones = { negative: 'danger', neutral: 'neutral', positive: 'info' } as const satisfies Record<
  NonNullable<Adherence['impact']>,
  Tone
>

/** An agent's adherence to the plan: a live duration while out of it, and its effect on the work (ONL-5). */
export function AdherenceNow({ adherence: { state, since, impact } }: { adherence: Adherence }) {
  const { t } = useTranslation('adherence')
  const seconds = useSecondsSince(since)
  if (state !== 'out' || impact === null)
    return (
      <Status tone={state === 'in' ? 'success' : 'neutral'} emphasis="quiet">
        {t(`states.${state}`)}
      </Status>
    )
  return (
    <Badge tone={tones[impact]} {...(impact === 'negative' ? { icon: 'warning' } : {})}>
      {since === null ? null : `${clockFace(seconds)} · `}
      {t(`impacts.${impact}`)}
    </Badge>
  )
}

/** Today's total time out of adherence, which keeps growing while the agent is out of it. */
export function OutToday({ adherence: { state, since, outSeconds } }: { adherence: Adherence }) {
  const format = useFormat()
  const running = useSecondsSince(state === 'out' ? since : null)
  // Whole minutes: ticking seconds would distract from the column before.
  const seconds = Math.floor((outSeconds + running) / 60) * 60
  return seconds === 0 ? null : <time dateTime={`PT${seconds}S`}>{format.seconds(seconds)}</time>
}
