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

/** A request for an adaptation of the working day; one waits for an answer at a time. */
export type WorkdayAdaptationsTable = {
  id: string
  employeeId: string
  startsOn: string
  endsOn: string | null
  wanted: string
  reason: string
  state: AdaptationState
  /** The last day for an answer. */
  dueOn: string
  alternative: string | null
  comment: string | null
  answeredBy: string | null
  /** In whose place. */
  answeredFor: Generated<string | null>
  answeredAt: Date | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}
