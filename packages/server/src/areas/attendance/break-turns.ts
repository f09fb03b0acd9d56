import { presence } from '#auth/presence.ts'
import type { Notifying } from '#notices/notify.ts'
import { notify } from '#notices/notify.ts'
import { publishEvent } from '#streams/publish-event.ts'
import type { Db } from '#db/database.ts'
import type { TurnOutcome } from '#db/schema/break-turns.ts'
import * as types from './break-types.queries.ts'
import * as turns from './break-turns.queries.ts'
import { backAt, holdMs, mostAtOnce, turnAt } from './break-turns.rules.ts'

export const breakTurnsKind = 'attendance.breakTurns'
/** The polling interval while somebody waits: a session may end without an event. */
const againMs = 60_000

/** Offers free places of a break to those waiting longest, and notifies them. */
export async function offerTurns(context: Notifying, queue: turns.Queue): Promise<void> {
  const { db, clock, jobs } = context
  await turns.lockSkills(db, [queue.skillId])
  const now = clock.now()
  const all = await turns.waiting(db, queue)
  const missed = all.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil <= now)
  await turns.end(
    db,
    missed.map(({ id }) => id),
    { outcome: 'missed', now },
  )
  const left = all.filter((turn) => !missed.includes(turn))
  const [first] = left
  if (first === undefined) return
  const type = await types.find(db, first.userId, queue.typeId)
  const { online, since } = await turns.atWork(db, queue, presence(now))
  const held = left.filter(({ offeredUntil }) => offeredUntil !== null)
  const free = mostAtOnce(type?.maxShare ?? 100, online) - since.length - held.length
  const next = left.filter(({ offeredUntil }) => offeredUntil === null).slice(0, Math.max(0, free))
  if (type !== undefined && next.length > 0) await offerTurn(context, next, type.name)
  const ends = held.flatMap(({ offeredUntil }) => offeredUntil?.getTime() ?? [])
  const at = new Date(Math.min(now.getTime() + againMs, ...ends))
  await jobs.enqueue(db, breakTurnsKind, queue, { key: `${queue.skillId} ${queue.typeId}`, at })
}

async function offerTurn(
  context: Notifying,
  next: readonly { id: string }[],
  breakType: string,
): Promise<void> {
  const { db, clock } = context
  const until = new Date(clock.now().getTime() + holdMs)
  const offered = await turns.offer(
    db,
    next.map(({ id }) => id),
    until,
  )
  const data = { breakType, minutes: holdMs / 60_000 }
  const userIds = offered.map(({ userId }) => userId)
  await notify(context, { userIds, kind: 'agents.breakTurn', data, link: '/timer' })
  await publishEvent(context, userIds, { type: 'clock.changed', id: null })
}

/**
 * Ends somebody's waiting, if any, and returns the queue, because the place may go to the next person. Locks that
 * skill and those of further queues to check.
 */
export async function endTurn(
  context: Notifying,
  userId: string,
  outcome: TurnOutcome,
): Promise<turns.Queue | undefined> {
  const { db, clock } = context
  const now = clock.now()
  const waited = await turns.own(db, userId)
  if (waited === undefined) return undefined
  const main = await turns.mainSkill(db, userId, now).executeTakeFirst()
  await turns.lockSkills(db, [waited.skillId, ...(main === undefined ? [] : [main.id])])
  // Before the lock, a place that was not taken may have gone to the next person.
  const turn = await turns.own(db, userId)
  if (turn !== undefined) await turns.end(db, [turn.id], { outcome, now })
  return { skillId: waited.skillId, typeId: waited.breakTypeId }
}

/** The effect of a state change on the queues: somebody who takes a break or leaves waits no longer. */
export async function settleTurns(
  context: Notifying,
  userId: string,
  doing: 'break' | 'work' | 'out',
): Promise<void> {
  const { db, clock } = context
  const left =
    doing === 'work' ? undefined : await endTurn(context, userId, doing === 'break' ? 'taken' : 'left')
  const skill = await turns.mainSkill(db, userId, clock.now()).executeTakeFirst()
  // They queued under their main skill at that time.
  if (left !== undefined && left.skillId !== skill?.id) await offerTurns(context, left)
  if (skill === undefined) return
  for (const queue of await turns.queuesOf(db, skill.id)) await offerTurns(context, queue)
}

/** One's position in a queue, and the expected time of one's turn. */
export async function turnOf(db: Db, userId: string, now: Date) {
  const own = await turns.own(db, userId)
  if (own === undefined || (own.offeredUntil !== null && own.offeredUntil <= now)) return null
  const queue = { skillId: own.skillId, typeId: own.breakTypeId }
  const type = await types.find(db, userId, own.breakTypeId)
  if (type === undefined) return null
  const all = (await turns.waiting(db, queue)).filter(
    ({ offeredUntil }) => offeredUntil === null || offeredUntil > now,
  )
  const { online, since } = await turns.atWork(db, queue, presence(now))
  const { minutesPerUse, maxShare } = type
  const most = mostAtOnce(maxShare ?? 100, online)
  const position = all.findIndex(({ id }) => id === own.id) + 1
  const held = all.flatMap(({ id, offeredUntil }) =>
    offeredUntil === null || id === own.id ? [] : [backAt(offeredUntil, minutesPerUse)],
  )
  const before = all.slice(0, position - 1).filter(({ offeredUntil }) => offeredUntil === null).length
  const busyUntil = [...since.map((at) => backAt(at, minutesPerUse)), ...held]
  return {
    ...{ breakType: { id: type.id, name: type.name }, position, resting: since.length, most },
    expectedAt: own.offeredUntil === null ? turnAt(before, { most, busyUntil, minutesPerUse, now }) : now,
    offeredUntil: own.offeredUntil,
  }
}
