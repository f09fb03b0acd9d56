import type { Generated } from 'kysely'

export type AdaptationState =
  | 'asked'
  | 'granted'
  | 'granted_by_silence'
  | 'proposed'
  | 'accepted'
  | 'declined'
  | 'refused'
  | 'withdrawn'

/** A request to adapt the working day; at most one is pending per person. */
export type WorkdayAdaptationsTable = {
  id: string
  employeeId: string
  startsOn: string
  endsOn: string | null
  wanted: string
  reason: string
  state: AdaptationState
  /** The deadline for an answer. */
  dueOn: string
  alternative: string | null
  comment: string | null
  answeredBy: string | null
  /** The delegator. */
  answeredFor: Generated<string | null>
  answeredAt: Date | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}
