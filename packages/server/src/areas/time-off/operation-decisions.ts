import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { lockPerson } from '#db/lock-person.ts'
import { doneBy, inPlaceOf } from '#delegations/stand-ins.ts'
import type { Notifying } from '#notices/notify.ts'
import { move } from './vacation-acts.ts'
import { nothing } from './held-vacations.queries.ts'
import { agreed, refused } from './operation-decisions.rules.ts'
import { serveWaiting } from './serve-waiting.ts'
import { tellDecided } from './vacation-notices.ts'
import type { Looking } from './vacation-reach.ts'
import * as queries from './vacation-requests.queries.ts'
import { takePlaces } from './vacation-take-places.ts'

export type Decision = {
  id: string
  version: number
  decision: 'approve' | 'reject'
  comment: string | null
  override: string | null
  /** In whose place it is decided. */
  onBehalfOf?: { id: string; displayName: string } | null
  /** Whether it is what a period gives: then nobody decides on what is their own. */
  isOfPeriod?: true
}
/** Who decides; jobs decide in the name of somebody. */
export type Deciding = Notifying & {
  user: { id: string; displayName: string }
  signedIn?: Context['signedIn'] | { id: string }
  request?: Context['request'] | undefined
}

/** A request of a plan that somebody may see, its person held, at the version that they have seen. */
export async function decidable(context: Deciding, looks: Looking, meant: Decision) {
  const { db, user } = context
  const { id, version, isOfPeriod = false } = meant
  const { employeeId } = (await queries.find(db, looks, id)) ?? notFound()
  await lockPerson(db, employeeId)
  const row = (await queries.find(db, looks, id)) ?? notFound()
  if (row.planId === null) notFound()
  checkVersion(row, version)
  if (row.employeeId === user.id && !isOfPeriod) forbidden()
  return row
}

/** What becomes of a request, with the places that it takes then; refuses what cannot be. */
export async function becoming(context: Deciding, row: queries.Row, meant: Decision) {
  const becomes = meant.decision === 'approve' ? agreed(row) : refused(row)
  const places = becomes.moves === 'spend' ? await takePlaces(context, row, meant.override) : {}
  return { ...becomes, places }
}

/** Decides on a whole request, whatever stage it waits for. The state that it has then. */
export async function decide(context: Deciding, looks: Looking, meant: Decision) {
  const { db, clock, user } = context
  const row = await decidable(context, looks, meant)
  if (row.isHeld) conflict('invalid', 'state')
  const { state, stage, moves, places } = await becoming(context, row, meant)
  const now = clock.now()
  const values = {
    ...nothing,
    ...places,
    state,
    stage,
    escalatesAt: null,
    pendingReason: null,
    lastDay: null,
    updatedAt: now,
  }
  if (!(await queries.change(db, row, values))) conflict('stale', 'version')
  const { id, comment, onBehalfOf = null } = meant
  if (moves !== 'nothing') await move(context, row, { moves, comment })
  await queries.addAct(db, {
    requestId: id,
    state,
    stage: row.stage,
    ...doneBy(user, onBehalfOf),
    at: now,
    comment,
    lastDay: moves === 'shorten' ? row.lastDay : null,
  })
  await auditChange(context, {
    ...{
      act: `vacationRequests.${meant.decision}`,
      subject: id,
      label: `${row.displayName} · ${row.startsOn}`,
    },
    ...{ before: { state: row.stored }, after: { state } },
    detail: {
      ...(comment === null ? {} : { comment }),
      ...(meant.override === null ? {} : { override: meant.override }),
      ...inPlaceOf(onBehalfOf),
    },
  })
  await tellDecided(context, row)
  if (row.planId !== null) await serveWaiting(context, row.planId)
  return state
}
