import { auditChanges } from '#auth/audit.ts'
import { attempt, type Came } from '#contract/came.ts'
import { conflict, forbidden } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { heldUntil } from '#db/decision-held.ts'
import { grouped } from '#db/grouped.ts'
import { lockPeople } from '#db/lock-person.ts'
import { queueHeld } from '#decisions/held-job.ts'
import { inPlaceOf, namedOf } from '#delegations/stand-ins.ts'
import { notifyEach } from '#notices/notify.ts'
import { decideEach, deciding, type Decision } from './operation-decisions.ts'
import type { Looking } from './vacation-reach.ts'
import { type Acting, actOnEach, changeAlike, type Settled } from './vacation-settling.ts'
import * as held from './held-vacations.queries.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { among, changeEach, type Row } from './vacation-requests.queries.ts'

/** The kind of the job that applies a decision. */
export const heldVacationKind = 'time-off.held-vacation'

/** Holds many decisions, in order, while they can be undone; impossible ones are refused. */
export async function holdEach(context: Acting, items: readonly Decision[]): Promise<Came<VacationState>[]> {
  const until = heldUntil(context.clock.now())
  const how = deciding(context, items)
  const came = await actOnEach(context, items, {
    ...how,
    settle: async (judged, item) => kept(context, await how.settle(judged, item), { item, until }),
    put: async (settled) => {
      const done = await changeAlike(context.db, settled, ({ values }) => values)
      await auditChanges(
        context,
        done.map(({ logged }) => logged),
      )
      return done
    },
  })
  const ids = came.flatMap((one) => ('done' in one ? [one.done.row.id] : []))
  await queueHeld(context, { kind: heldVacationKind, ids, until })
  return came.map((one) => ('done' in one ? { done: one.done.row.state } : one))
}

/** Stores a decision that can still be undone: takes its places, and changes nothing else. */
function kept(
  { user }: Acting,
  settled: Settled,
  { item: { decision, override, comment }, until }: { item: Decision; until: Date },
): Settled {
  const { row, onBehalfOf } = settled
  return {
    ...settled,
    values: {
      ...{ heldAs: decision, heldBy: user.id, heldUntil: until, heldComment: comment },
      ...{ heldOverride: override, heldFor: onBehalfOf?.id ?? null },
    },
    logged: {
      ...{ act: 'operationVacations.decide', subject: row.id, label: `${row.displayName} · ${row.startsOn}` },
      ...{ after: { decision }, detail: inPlaceOf(onBehalfOf) },
    },
  }
}

/** Undoes one's own decisions before they are final; a refusal of one does not affect the others. */
export async function releaseEach(
  context: Acting,
  looks: Looking,
  ids: readonly string[],
): Promise<Came<Row>[]> {
  const { db, user } = context
  const mine = new Map(
    (await held.heldOf(db, ids)).filter(({ heldBy }) => heldBy === user.id).map((one) => [one.id, one]),
  )
  // A decision as a delegate is not in one's own reach.
  const everything = { ...looks, reach: { ...looks.reach, everybody: true } }
  const own = await among(db, everything, [...mine.keys()])
  const others = await among(
    db,
    looks,
    ids.filter((id) => !mine.has(id)),
  )
  const seen = new Map(
    [...own, ...others].filter(({ planId }) => planId !== null).map((row) => [row.id, row]),
  )
  const released = new Set(
    await changeEach(
      db,
      own.filter(({ id }) => seen.has(id)),
      held.nothing,
    ),
  )
  await auditChanges(
    context,
    own
      .filter(({ id }) => released.has(id))
      .map(({ id, displayName, startsOn }) => ({
        ...{ act: 'operationVacations.release', subject: id, label: `${displayName} · ${startsOn}` },
        before: { decision: mine.get(id)?.heldAs },
      })),
  )
  return Promise.all(
    ids.map((id) =>
      attempt(() => {
        const row = seen.get(id) ?? forbidden()
        if (!mine.has(id)) conflict('invalid', 'state')
        return released.has(id) ? row : conflict('stale', 'version')
      }),
    ),
  )
}

type Settling = Omit<Acting, 'user' | 'signedIn'>

/** Applies final decisions on behalf of their authors; if one has become impossible, the request is pending again. */
export async function settleHeld(context: Settling, ids: readonly string[]): Promise<void> {
  const { db, clock } = context
  const read = await held.heldOf(db, ids)
  await lockPeople(
    db,
    read.map(({ employeeId }) => employeeId),
  )
  const now = clock.now()
  // A newer held decision has a job of its own.
  const due = (await held.heldOf(db, ids)).filter(({ heldUntil: until }) => until <= now)
  await held.forget(db, due)
  for (const alike of grouped(due, ({ heldBy, heldAs }) => `${heldBy} ${heldAs}`).values())
    await settleAlike(context, alike)
}

/** Grouped by author and outcome. */
async function settleAlike(context: Settling, alike: readonly [held.Held, ...held.Held[]]): Promise<void> {
  const [{ heldBy, heldAs: decision, displayName }] = alike
  const now = context.clock.now()
  const user = { id: heldBy, displayName }
  const reach = { userId: user.id, everybody: true, team: false, projects: false, identityNumbers: false }
  const looks = { reach: { ...reach, today: dayOf(now) }, decides: false, isHr: false, now }
  const came = await decideEach(
    { ...context, user, signedIn: user },
    alike.map(({ id, version, heldComment, heldOverride, heldFor, delegatorName }) => ({
      ...{ id, version, decision, comment: heldComment, override: heldOverride },
      as: { looks, onBehalfOf: namedOf(heldFor, delegatorName) },
    })),
  )
  await notifyGivenUp(
    context,
    alike.filter((_, at) => 'refused' in (came[at] ?? {})),
  )
}

/** Notifies the author of a decision that could not be applied. */
const notifyGivenUp = (context: Settling, refused: readonly held.Held[]): Promise<void> =>
  notifyEach(
    context,
    'vacations.asked',
    refused.map(({ heldBy, personName: person, startsOn: from, endsOn: until, id }) => ({
      ...{ userIds: [heldBy], data: { person, from, until } },
      link: `/admin/manageVacationOp/manageVacationOp?request=${id}`,
    })),
  )
