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

/** Whether an agent keeps to the plan; out of it for how long, ticking, and what that means for the work (ONL-5). */
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

/** The time out of adherence today, which goes on for who is out of it. */
export function OutToday({ adherence: { state, since, outSeconds } }: { adherence: Adherence }) {
  const format = useFormat()
  const running = useSecondsSince(state === 'out' ? since : null)
  // Whole minutes: seconds would draw the eye to what the column before says.
  const seconds = Math.floor((outSeconds + running) / 60) * 60
  return seconds === 0 ? null : <time dateTime={`PT${seconds}S`}>{format.seconds(seconds)}</time>
}
