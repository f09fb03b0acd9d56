import { auditChanges, type Change } from '#auth/audit.ts'
import { attempt, type Came } from '#contract/came.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict } from '#contract/refuse.ts'
import { grouped } from '#db/grouped.ts'
import { doneBy } from '#delegations/stand-ins.ts'
import type { Notifying } from '#notices/notify.ts'
import { serveWaiting } from './serve-waiting.ts'
import { checkMove, type Move, moveEach, type MoveFacts, moveFactsOf } from './vacation-moves.ts'
import type { Looking } from './vacation-reach.ts'
import { addActs } from './vacation-acts.queries.ts'
import * as queries from './vacation-requests.queries.ts'
import type { Becomes } from './vacation-requests.rules.ts'
import { roundsOf } from './vacation-rounds.ts'

/** What an operation needs: a person's request, or a job on their behalf. */
export type Acting = Notifying & {
  user: { id: string; displayName: string }
  signedIn?: Context['signedIn'] | { id: string }
  request?: Context['request'] | undefined
}

/** The evaluated result for a request. */
export type Settled = {
  /** The request, with the last remaining day. */
  row: queries.Row
  becomes: Becomes
  /** Further changed columns. */
  values: Parameters<typeof queries.change>[2]
  comment: string | null
  onBehalfOf: { id: string; displayName: string } | null
  /** The last day, for the history. */
  lastDay: string | null
  logged: Change
}

/** A request with its result. */
export type Judged = Pick<Settled, 'row' | 'becomes'> & Move

type How<Item> = {
  /** Whether it takes or frees places of its plan. */
  touches: Parameters<typeof roundsOf>[2]
  /** The next state of a request in the version that the caller saw; refuses impossible changes. */
  judge: (row: queries.Row | undefined, item: Item) => Judged
  /** The new state, with the places that it takes. */
  settle: (judged: Judged, item: Item) => Promise<Settled>
  /** Writes the states; returns the ids that were written: the others have changed meanwhile. */
  put: (settled: readonly Settled[], facts: MoveFacts) => Promise<readonly Settled[]>
}

type Acted = { id: string; as: { looks: Looking } }

/**
 * Performs an operation on many requests, as if one after the other: a refusal of one does not affect the others.
 * Facts are read once per batch of independent requests, and everything is written at once.
 */
export async function actOnEach<Item extends Acted>(
  context: Acting,
  items: readonly Item[],
  how: How<Item>,
): Promise<Came<Settled>[]> {
  const came = new Map<Item, Came<Settled>>()
  for (const round of await roundsOf(context.db, items, how.touches))
    for (const [item, one] of await actOnRound(context, round, how)) came.set(item, one)
  return items.flatMap((item) => came.get(item) ?? [])
}

async function actOnRound<Item extends Acted>(context: Acting, items: readonly Item[], how: How<Item>) {
  const { db } = context
  const came = new Map<Item, Came<Settled>>()
  const rows = await rowsOf(db, items)
  const judged = new Map<Item, Judged>()
  for (const item of items) {
    const one = await attempt(() => how.judge(rows.get(item), item))
    if ('refused' in one) came.set(item, one)
    else judged.set(item, one.done)
  }
  const facts = await moveFactsOf(db, [...judged.values()])
  for (const [item, one] of judged) {
    const settle = async () => {
      const settled = await how.settle(one, item)
      checkMove(facts, one)
      return settled
    }
    came.set(item, await attempt(settle))
  }
  const settled = [...came.values()].flatMap((one) => ('done' in one ? [one.done] : []))
  const done = new Set(await how.put(settled, facts))
  for (const [item, one] of came)
    if ('done' in one && !done.has(one.done))
      came.set(item, await attempt(() => conflict('stale', 'version')))
  return came
}

/** The current requests as visible to the caller, in one query. */
async function rowsOf<Item extends Acted>(db: Context['db'], items: readonly Item[]) {
  const found = new Map<Item, queries.Row>()
  for (const [looks, alike] of grouped(items, ({ as }) => as.looks)) {
    const ids = alike.map(({ id }) => id)
    const rows = new Map((await queries.among(db, looks, ids)).map((row) => [row.id, row]))
    for (const item of alike) {
      const row = rows.get(item.id)
      if (row !== undefined) found.set(item, row)
    }
  }
  return found
}

/** Applies the results of many requests, at most one per person, and notifies people. */
export const inForce =
  (context: Acting, notifyPeople: (settled: readonly Settled[]) => Promise<void>): How<Acted>['put'] =>
  async (settled, facts) => {
    const done = await settleEach(context, settled, facts)
    await notifyPeople(done)
    return done
  }

async function settleEach(context: Acting, settled: readonly Settled[], facts: MoveFacts) {
  const { db, user, clock } = context
  const at = clock.now()
  const done = await changeAlike(db, settled, ({ becomes: { state, stage }, values }) => ({
    ...{ ...values, state, stage, updatedAt: at },
  }))
  await moveEach(
    context,
    done.map(({ row, becomes: { moves }, comment }) => ({ row, moves, comment })),
    facts,
  )
  await addActs(
    db,
    done.map(({ row, becomes: { state }, comment, lastDay, onBehalfOf }) => ({
      ...{ requestId: row.id, state, stage: row.stage, ...doneBy(user, onBehalfOf), at, comment, lastDay },
    })),
  )
  await auditChanges(
    context,
    done.map(({ logged }) => logged),
  )
  const free = done.flatMap(({ row: { planId }, becomes: { stage } }) =>
    planId === null || stage !== null ? [] : [planId],
  )
  for (const planId of new Set(free)) await serveWaiting(context, planId)
  return done
}

/** Updates requests at the versions read, equal changes at once; returns those that were updated. */
export async function changeAlike(
  db: Context['db'],
  settled: readonly Settled[],
  valuesOf: (one: Settled) => Settled['values'],
): Promise<Settled[]> {
  const changed = new Set<string>()
  for (const alike of grouped(settled, (one) => JSON.stringify(valuesOf(one))).values()) {
    const rows = alike.map(({ row }) => row)
    for (const id of await queries.changeEach(db, rows, valuesOf(alike[0]))) changed.add(id)
  }
  return settled.filter(({ row }) => changed.has(row.id))
}
