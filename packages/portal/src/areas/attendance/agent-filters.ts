import { useTranslation } from 'react-i18next'
import type { AgentState } from '@portal/sdk'
import type { Filter } from '@portal/ui-kit'

interface Counter {
  readonly id: string
  readonly name: string
  readonly count: number
}

/** What the agents can be filtered by, with how many there are of each. */
export interface AgentCounters {
  readonly states: readonly { readonly state: AgentState; readonly count: number }[]
  readonly skills: readonly Counter[]
  readonly campaigns: readonly Counter[]
  readonly coordinators: readonly Counter[]
}

/** The filters of the agents, with the counters of the last answer (ONL-3). */
export function useAgentFilters(counters: AgentCounters | undefined): readonly Filter[] {
  const { t } = useTranslation('attendance')
  if (counters === undefined) return []
  const oneOf = (id: string, label: string, things: readonly Counter[]): Filter => ({
    kind: 'one-of',
    id,
    label,
    options: things.map((thing) => ({ id: thing.id, label: `${thing.name} (${thing.count})` })),
    isAlwaysShown: true,
  })
  const states = counters.states.map(({ state, count }) => ({
    id: state,
    name: t(`agents.states.${state}`),
    count,
  }))
  return [
    oneOf('state', t('agents.state'), states),
    oneOf('skillId', t('agents.skill'), counters.skills),
    oneOf('campaignId', t('agents.project'), counters.campaigns),
    oneOf('coordinatorId', t('agents.coordinator'), counters.coordinators),
  ]
}
