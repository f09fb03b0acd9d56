import { auditChange } from '#auth/audit.ts'
import { conflict, forbidden } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { becoming, decidable, decide, type Deciding, type Decision } from './operation-decisions.ts'
import type { Looking } from './vacation-reach.ts'
import * as held from './held-vacations.queries.ts'
import { change, find, type VacationState } from './vacation-requests.queries.ts'

/** The kind of the job that puts a decision in force. */
export const heldVacationKind = 'time-off.held-vacation'
/** The five seconds in which people are offered the way back, and one more for its way to the service. */
const heldMs = 6000

/** Keeps a decision for as long as it may be taken back. What could not be done is refused at once. */
export async function hold(context: Deciding, looks: Looking, meant: Decision): Promise<VacationState> {
  const { db, clock, user, jobs } = context
  const row = await decidable(context, looks, meant)
  if (row.heldAs !== null) conflict('invalid', 'state')
  await becoming(context, row, meant)
  const until = new Date(clock.now().getTime() + heldMs)
  const { id, decision, comment, override } = meant
  const values = {
    heldAs: decision,
    heldBy: user.id,
    heldUntil: until,
    heldComment: comment,
    heldOverride: override,
  }
  if (!(await change(db, row, values))) conflict('stale', 'version')
  await jobs.enqueue(db, heldVacationKind, { id }, { key: `${id} ${until.toISOString()}`, at: until })
  await auditChange(context, {
    ...{ act: 'operationVacations.decide', subject: id, label: `${row.displayName} · ${row.startsOn}` },
    after: { decision },
  })
  return row.state
}

/** Takes one's own decision back before it is in force. */
export async function release(context: Deciding, looks: Looking, id: string): Promise<VacationState> {
  const { db, user } = context
  const row = await find(db, looks, id)
  if (row === undefined || row.planId === null) forbidden()
  const kept = await held.heldOf(db, id)
  if (kept === undefined || kept.heldBy !== user.id) conflict('invalid', 'state')
  await change(db, row, held.nothing)
  await auditChange(context, {
    ...{ act: 'operationVacations.release', subject: id, label: `${row.displayName} · ${row.startsOn}` },
    before: { decision: kept.heldAs },
  })
  return row.state
}

type Settling = Omit<Deciding, 'user' | 'signedIn'>

/** Puts a decision in force whose time to be taken back is over, in the name of who has decided. */
export async function settleHeld(context: Settling, id: string): Promise<void> {
  const { db, clock } = context
  const kept = await held.heldOf(db, id)
  const now = clock.now()
  if (kept?.heldUntil == null || kept.heldUntil > now || kept.heldAs === null || kept.heldBy === null) return
  const user = { id: kept.heldBy, displayName: kept.displayName }
  const reach = { userId: user.id, everybody: true, team: false, projects: false, identityNumbers: false }
  const looks = { reach: { ...reach, today: dayOf(now) }, decides: false, isHr: false, now }
  await held.forget(db, id)
  await decide({ ...context, user, signedIn: user }, looks, {
    ...{ id, version: kept.version, decision: kept.heldAs },
    ...{ comment: kept.heldComment, override: kept.heldOverride },
  })
}
