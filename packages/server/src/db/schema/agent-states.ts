/** An agent's activity; `no_signal` is written when the silence is over. */
export type RecordedState =
  | 'available'
  | 'in_call'
  | 'wrap_up'
  | 'break'
  | 'training'
  | 'meeting'
  | 'technical_issue'
  | 'no_signal'
export type StateOrigin = 'agent' | 'coordinator' | 'system'

/** Intervals: the open one is the current state. Gaps between them are offline. */
export type AgentStatesTable = {
  id: string
  userId: string
  /** The session in which it was chosen, with which it ends. */
  sessionId: string | null
  state: RecordedState
  breakTypeId: string | null
  skillId: string | null
  startedAt: Date
  endedAt: Date | null
  origin: StateOrigin
  changedBy: string | null
  reason: string | null
}
