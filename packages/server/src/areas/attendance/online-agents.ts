import type { AdherenceState, Impact } from '#time-record/adherence.rules.ts'
import type { RecordedState, StateOrigin } from '#db/schema/agent-states.ts'

export type AgentState = RecordedState | 'offline'
export type Named = { id: string; name: string }
export type Person = { id: string; displayName: string }

/** The number of agents with equal values in all filters. */
export type Cell = {
  state: AgentState
  adherence: AdherenceState
  impact: Impact | null
  skill: Named | null
  campaign: Named | null
  coordinator: Named | null
  count: number
  over: number
  /** The earliest automatic change: falling silent, session end, exceeding a limit or a change of plan. */
  changesAt: Date | null
}
export type CounterFilters = {
  states: readonly AgentState[]
  adherence?: readonly AdherenceState[] | undefined
  /** The states in which adherence is counted. By default also offline, because missing people are offline. */
  planStates?: readonly AgentState[]
  skillId?: string | undefined
  campaignId?: string | undefined
  coordinatorId?: string | undefined
}
type Counter = Named & { count: number }
export type Counters = {
  totalCount: number
  changesAt: Date | null
  states: { state: AgentState; count: number; over: number }[]
  adherences: { adherence: AdherenceState; count: number; negative: number }[]
  skills: Counter[]
  campaigns: Counter[]
  coordinators: Counter[]
}
export type Interval = {
  id: string
  state: AgentState
  breakType: Named | null
  skill: Named | null
  startedAt: Date
  endedAt: Date | null
  seconds: number
  origin: StateOrigin
  changedBy: Person | null
  reason: string | null
}
