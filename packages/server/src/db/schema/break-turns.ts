import type { GeneratedAlways } from 'kysely'

/** What became of waiting: the break was taken, the place left, or not taken while it was held. */
export type TurnOutcome = 'taken' | 'left' | 'missed'

/** Somebody's place in the queue of a break, among those of their main skill when they came. */
export type BreakTurnsTable = {
  id: string
  userId: string
  breakTypeId: string
  skillId: string
  /** Whoever came first stands first, of one instant, too. */
  place: GeneratedAlways<string>
  joinedAt: Date
  /** Until when a place is held for them; null while there is none. */
  offeredUntil: Date | null
  endedAt: Date | null
  outcome: TurnOutcome | null
}
