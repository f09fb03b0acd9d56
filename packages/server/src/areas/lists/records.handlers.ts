import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import * as queries from './records.queries.ts'
import * as rules from './records.rules.ts'
import * as serving from './serving.queries.ts'

/** The maximum number of blocked records skipped in one request; the next request continues. */
const mostTurns = 500
const waits = { leaseMs: rules.leaseMs, overdueMs: rules.overdueMs }

export const recordsHandlers: HandlerTable = handlers('records', {
  async next({ db, user, clock, ids }) {
    await serving.beginServing(db, user.id)
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const now = clock.now()
      const turn = await serving.takeTurn(db, { ...waits, agentId: user.id, now, leaseId: ids.next() })
      if (turn === undefined) break
      if (turn.state === 'leased') return { record: await shown(db, turn), reason: null }
    }
    return { record: null, reason: await serving.reasonOf(db, { agentId: user.id, now: clock.now() }) }
  },

  async outcomes({ db }) {
    const finals = await queries.outcomes(db)
    return finals.map(({ id, code, name, category, needsDate, needsComment, recycleAfterMinutes }) => ({
      ...{ id, code, name, category, needsDate, needsComment, isRecycled: recycleAfterMinutes !== null },
    }))
  },

  async finish(context) {
    const { db, params, body, user, clock } = context
    const now = clock.now()
    const asked = await queries.finalState(db, body.finalStateId)
    // Lock the agent first: a concurrent request of theirs for the same record would wait for its row, and
    // this one for the agent: a deadlock.
    if (asked?.addsToBlacklist) await serving.lockAgent(db, user.id)
    const held = (await queries.lockHeld(db, params.id, user.id)) ?? notFound()
    const final = asked ?? refuse('inclusion', 'finalStateId')
    rules.checkFinish(final, body, now)
    const outcome = rules.outcomeOf(final, body, {
      ...{ attempts: held.activationAttempts + 1, maxAttempts: held.maxAttempts },
      ...{ isOver: rules.isOver(held.activationState), now },
    })
    if (final.addsToBlacklist) {
      const reason = final.name
      await queries.putOnBlacklist(db, { leaseId: params.id, agentId: user.id, reason, now })
    }
    const { callbackAt = null, notes = null } = body
    await queries.addAttempt(db, {
      ...{ ...attemptOf(held, now), ending: 'finished', finalStateId: final.id, outcome: final.code, notes },
      callbackAt: callbackAt === null ? null : new Date(callbackAt),
    })
    await settle(db, held, { code: final.code, outcome, now })
    return { outcome: final.code, state: outcome.state, dueAt: outcome.dueAt }
  },

  async release({ db, params, user, clock }) {
    const held = (await queries.lockHeld(db, params.id, user.id)) ?? notFound()
    const nothing = { finalStateId: null, outcome: null, callbackAt: null, notes: null }
    await queries.addAttempt(db, { ...attemptOf(held, clock.now()), ...nothing, ending: 'released' })
    await queries.changeWork(db, held, rules.releasedTo(held))
  },
})

type Held = NonNullable<Awaited<ReturnType<typeof queries.lockHeld>>>
type Attempt = Parameters<typeof queries.addAttempt>[1]

/** The fields visible to the agent. */
async function shown(db: Db, turn: serving.Turn) {
  const { activationId, activationName, skillName, attempt, isCallback, timeZone, servedAt, leaseUntil } =
    turn
  const { leaseId: id, columns, cellPositions, cells } = turn
  const targets = await queries.targets(db, columns)
  const fields = columns.map(({ name, label, fieldId }) => ({
    ...{ name, label, value: cells[(cellPositions[name] ?? 0) - 1] ?? null },
    target: targets.get(fieldId ?? '') ?? null,
  }))
  const history = turn.attempts === 0 ? [] : await queries.history(db, turn)
  return {
    ...{ id, activationId, activationName, skillName, attempt, isCallback, timeZone, servedAt, leaseUntil },
    ...{ fields, history },
  }
}

/** An attempt as stored: under the id of its lease. */
function attemptOf(
  held: Held,
  now: Date,
): Omit<Attempt, 'ending' | 'finalStateId' | 'outcome' | 'callbackAt' | 'notes'> {
  const { templateSerial, reference, activationSerial, activationAttempts, agentId, leaseId, servedAt } = held
  if (activationSerial === null || agentId === null || leaseId === null || servedAt === null)
    throw new Error('a record is held by nobody')
  const number = activationAttempts + 1
  return { id: leaseId, templateSerial, reference, activationSerial, number, agentId, servedAt, endedAt: now }
}

/** The record after a finished attempt; the last one ends the activation. */
async function settle(
  db: Db,
  held: Held,
  { code, outcome, now }: { code: string; outcome: rules.Outcome; now: Date },
): Promise<void> {
  await queries.changeWork(db, held, {
    ...{ state: outcome.state, dueAt: outcome.dueAt, isCallback: outcome.isOwn },
    ...{ agentId: outcome.isOwn ? held.agentId : null, leaseId: null, leaseUntil: null },
    ...{ attempts: held.attempts + 1, activationAttempts: held.activationAttempts + 1 },
    ...{ lastOutcome: code, lastAttemptAt: now, workedAt: held.workedAt ?? now },
  })
  if (outcome.state === 'done' && held.activationSerial !== null)
    await queries.exhaustEmpty(db, held.activationSerial, now)
}
