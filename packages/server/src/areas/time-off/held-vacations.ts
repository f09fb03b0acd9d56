import { auditChange } from '#auth/audit.ts'
import { conflict, forbidden } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { heldMs } from '#db/decision-held.ts'
import { lockPerson } from '#db/lock-person.ts'
import { inPlaceOf, namedOf } from '#delegations/stand-ins.ts'
import { notify } from '#notices/notify.ts'
import { decidable, decide, type Decision, placesOf } from './operation-decisions.ts'
import { checkMove, moveFactsOf } from './vacation-moves.ts'
import type { Looking } from './vacation-reach.ts'
import type { Acting } from './vacation-settling.ts'
import * as held from './held-vacations.queries.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { change, find } from './vacation-requests.queries.ts'

/** The kind of the job that puts a decision in force. */
export const heldVacationKind = 'time-off.held-vacation'

/** Keeps a decision for as long as it may be taken back. What could not be done is refused at once. */
export async function hold(context: Acting, meant: Decision): Promise<VacationState> {
  const { db, clock, user, jobs } = context
  const judged = await decidable(context, meant)
  const { row } = judged
  await placesOf(context, judged, meant)
  checkMove(await moveFactsOf(db, [judged]), judged)
  const until = new Date(clock.now().getTime() + heldMs)
  const { id, decision, comment, override } = meant
  const { onBehalfOf } = meant.as
  const values = {
    heldAs: decision,
    heldBy: user.id,
    heldUntil: until,
    heldComment: comment,
    heldOverride: override,
    heldFor: onBehalfOf?.id ?? null,
  }
  if (!(await change(db, row, values))) conflict('stale', 'version')
  await jobs.enqueue(db, heldVacationKind, { id }, { key: `${id} ${until.toISOString()}`, at: until })
  await auditChange(context, {
    ...{ act: 'operationVacations.decide', subject: id, label: `${row.displayName} · ${row.startsOn}` },
    ...{ after: { decision }, detail: inPlaceOf(onBehalfOf) },
  })
  return row.state
}

/** Takes one's own decision back before it is in force. */
export async function release(context: Acting, looks: Looking, id: string): Promise<VacationState> {
  const { db, user } = context
  const kept = await held.heldOf(db, id)
  const isMine = kept?.heldBy === user.id
  // What one has decided on in the place of somebody is not among those that one sees.
  const reach = { ...looks.reach, everybody: looks.reach.everybody || isMine }
  const row = await find(db, { ...looks, reach }, id)
  if (row === undefined || row.planId === null) forbidden()
  if (kept === undefined || !isMine) conflict('invalid', 'state')
  if (!(await change(db, row, held.nothing))) conflict('stale', 'version')
  await auditChange(context, {
    ...{ act: 'operationVacations.release', subject: id, label: `${row.displayName} · ${row.startsOn}` },
    before: { decision: kept.heldAs },
  })
  return row.state
}

/** Whether it is the decision that was read before the person was held: another one has a job of its own. */
const isSame = (one: held.Held, other: held.Held) =>
  one.heldBy === other.heldBy && one.heldUntil?.getTime() === other.heldUntil?.getTime()

type Settling = Omit<Acting, 'user' | 'signedIn'>

/** Puts a decision in force whose time to be taken back is over, in the name of who has decided. */
export async function settleHeld(context: Settling, read: held.Held): Promise<void> {
  const { db, clock } = context
  const { id, employeeId } = read
  await lockPerson(db, employeeId)
  const kept = await held.heldOf(db, id)
  const now = clock.now()
  if (kept === undefined || !isSame(kept, read)) return
  if (kept.heldUntil === null || kept.heldUntil > now || kept.heldAs === null || kept.heldBy === null) return
  const user = { id: kept.heldBy, displayName: kept.displayName }
  const reach = { userId: user.id, everybody: true, team: false, projects: false, identityNumbers: false }
  const looks = { reach: { ...reach, today: dayOf(now) }, decides: false, isHr: false, now }
  await held.forget(db, kept)
  await decide(
    { ...context, user, signedIn: user },
    {
      ...{ id, version: kept.version, decision: kept.heldAs },
      ...{ comment: kept.heldComment, override: kept.heldOverride },
      as: { looks, onBehalfOf: namedOf(kept.heldFor, kept.delegatorName) },
    },
  )
}

/** What could not be put in force waits for a decision again, and who has made it is told. */
export async function giveUp(context: Settling, read: held.Held): Promise<void> {
  const { heldBy, personName, startsOn: from, endsOn: until, id } = read
  await held.forget(context.db, read)
  await notify(context, {
    userIds: heldBy === null ? [] : [heldBy],
    kind: 'vacations.asked',
    data: { person: personName, from, until },
    link: `/admin/manageVacationOp/manageVacationOp?request=${id}`,
  })
}
