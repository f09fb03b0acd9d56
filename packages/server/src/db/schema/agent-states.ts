/** What an agent says to be doing; `no_signal` is written when the silence is over. */
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

/** Intervals: the open one is the state now. What lies between two of them is offline. */
export type AgentStatesTable = {
  id: string
  userId: string
  /** The session it was said in: when that is over, so is the state. */
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
