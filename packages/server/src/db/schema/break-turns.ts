import type { GeneratedAlways } from 'kysely'

/** The end of waiting: the break was taken, the place left, or not taken while it was held. */
export type TurnOutcome = 'taken' | 'left' | 'missed'

/** A position in the queue of a break, among the people of one's main skill at that time. */
export type BreakTurnsTable = {
  id: string
  userId: string
  breakTypeId: string
  skillId: string
  /** The tie-breaker for the same instant. */
  place: GeneratedAlways<string>
  joinedAt: Date
  /** Until when a place is held; null without one. */
  offeredUntil: Date | null
  endedAt: Date | null
  outcome: TurnOutcome | null
}
