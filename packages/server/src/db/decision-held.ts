import { type RawBuilder, sql } from 'kysely'

/** The undo period of five seconds, and one more for the request to arrive. */
export const heldMs = 6000
/** When a decision made now becomes final. */
export const heldUntil = (now: Date) => new Date(now.getTime() + heldMs)

/** The retries of the job that applies a decision take some minutes: an older held decision will never be applied. */
const lostMs = 10 * 60_000
export const lostBefore = (now: Date) => new Date(now.getTime() - lostMs)

/** Whether somebody has decided on this id and may still undo it. */
export const isDecisionHeld = (id: RawBuilder<unknown>, now: Date) => sql<boolean>`(exists (
  select from held_decisions h where h.subject_id = ${id} and h.until > ${lostBefore(now)}))`
