import { useTranslation } from 'react-i18next'
import type { AgentState, OnlineAgent } from '@portal/sdk'
import type { Filter } from '@portal/ui-kit'
import { shortName } from './live-agents.ts'

interface Counter {
  readonly id: string
  readonly name: string
  readonly count: number
}

/** The agent filters with their counts. */
export interface AgentCounters {
  readonly states: readonly { readonly state: AgentState; readonly count: number }[]
  readonly adherences: readonly {
    readonly adherence: OnlineAgent['adherence']['state']
    readonly count: number
  }[]
  readonly skills: readonly Counter[]
  readonly campaigns: readonly Counter[]
  readonly coordinators: readonly Counter[]
}

interface Choice {
  readonly id: keyof TableFilters
  readonly label: string
  readonly things: readonly Counter[]
}

type TableFilters = Readonly<
  Partial<Record<'state' | 'adherence' | 'skillId' | 'campaignId' | 'coordinatorId', string>>
>

/** The agent filters, with the counters of the last response (ONL-3). */
export function useAgentFilters(counters: AgentCounters | undefined): readonly Filter[] {
  return useChoices(counters).map(({ id, label, things }) => ({
    kind: 'one-of',
    id,
    label,
    options: things.map((thing) => ({ id: thing.id, label: `${thing.name} (${thing.count})` })),
    isAlwaysShown: true,
  }))
}

/** The active filters in words: a wall display has no filter controls. */
export function useFilterWords(
  counters: AgentCounters | undefined,
  { search, filters }: { readonly search: string; readonly filters: TableFilters },
): string | undefined {
  const { t } = useTranslation('general')
  const chosen = useChoices(counters).flatMap(({ id, label, things }) => {
    const name = things.find((one) => one.id === filters[id])?.name
    if (name === undefined) return []
    return [`${label}: ${id === 'coordinatorId' ? shortName(name) : name}`]
  })
  const words = search === '' ? chosen : [...chosen, `${t('actions.search')}: «${search}»`]
  return words.length === 0 ? undefined : words.join(' · ')
}

function useChoices(counters: AgentCounters | undefined): readonly Choice[] {
  const { t } = useTranslation(['attendance', 'adherence'])
  if (counters === undefined) return []
  const states = counters.states.map(({ state, count }) => ({
    id: state,
    name: t(`agents.states.${state}`),
    count,
  }))
  const adherences = counters.adherences.map(({ adherence, count }) => ({
    id: adherence,
    name: t(`adherence:states.${adherence}`),
    count,
  }))
  return [
    { id: 'state', label: t('agents.state'), things: states },
    { id: 'adherence', label: t('adherence:title'), things: adherences },
    { id: 'skillId', label: t('agents.skill'), things: counters.skills },
    { id: 'campaignId', label: t('agents.project'), things: counters.campaigns },
    { id: 'coordinatorId', label: t('agents.coordinator'), things: counters.coordinators },
  ]
}
