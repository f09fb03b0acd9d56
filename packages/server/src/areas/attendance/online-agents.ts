import type { AdherenceState, Impact } from '#time-record/adherence.rules.ts'
import type { RecordedState, StateOrigin } from '#db/schema/agent-states.ts'

export type AgentState = RecordedState | 'offline'
export type Named = { id: string; name: string }
export type Person = { id: string; displayName: string }

/** How many agents are alike in all that they can be filtered by. */
export type Cell = {
  state: AgentState
  adherence: AdherenceState
  impact: Impact | null
  skill: Named | null
  campaign: Named | null
  coordinator: Named | null
  count: number
  over: number
  /** When the first of them falls silent, is signed out, passes a limit or has another plan, unless something happens before. */
  changesAt: Date | null
}
export type CounterFilters = {
  states: readonly AgentState[]
  adherence?: readonly AdherenceState[] | undefined
  /** The states among which adherence is counted: without a choice also offline, because who is missing is offline. */
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
