import { type RawBuilder, sql } from 'kysely'

/** The five seconds in which people are offered the way back, and one more for its way to the service. */
export const heldMs = 6000
/** When a decision that is made now cannot be taken back any more. */
export const heldUntil = (now: Date) => new Date(now.getTime() + heldMs)

/** The tries of the job that puts a decision in force take some minutes: what is held for longer, nobody will. */
const lostMs = 10 * 60_000
export const lostBefore = (now: Date) => new Date(now.getTime() - lostMs)

/** Whether somebody has decided on the thing with this id who may still take that back. */
export const isDecisionHeld = (id: RawBuilder<unknown>, now: Date) => sql<boolean>`(exists (
  select from held_decisions h where h.subject_id = ${id} and h.until > ${lostBefore(now)}))`
