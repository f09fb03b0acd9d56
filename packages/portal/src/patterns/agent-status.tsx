import { useTranslation } from 'react-i18next'
import type { AgentState } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'

const tones: Record<AgentState, Tone> = {
  available: 'success',
  in_call: 'info',
  wrap_up: 'info',
  break: 'warning',
  training: 'neutral',
  meeting: 'neutral',
  technical_issue: 'danger',
  no_signal: 'danger',
  offline: 'neutral',
}

interface AgentStatusProps {
  state: AgentState
  /** The kind of break. */
  breakName?: string | undefined
  emphasis?: 'soft' | 'quiet'
}

/** An agent's state, as a word and a colour. */
export function AgentStatus({ state, breakName, emphasis = 'soft' }: AgentStatusProps) {
  const { t } = useTranslation('attendance')
  return (
    <Status tone={tones[state]} emphasis={emphasis}>
      {breakName ?? t(`agents.states.${state}`)}
    </Status>
  )
}
