import type { Db } from '#db/database.ts'
import type { Kernel } from '#contract/handlers.ts'
import { random } from './random.ts'
import { demoUsernames } from './people.ts'
import { lengthOf, next, type Working } from './states.ts'

const tickMs = 10_000
const sessionMs = 115 * 60_000
const idleMs = 30 * 60_000

/**
 * Keeps the demo company working while the process runs: agents give signs of life and change state, so that the list
 * of online agents looks alive. Returns a function that stops it.
 */
export function startShift({ database: { db }, clock, ids, log }: Shift): () => void {
  const chance = random(clock.now().getTime())
  const lengths = new Map<string, number>()
  let isBusy = false
  const tick = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const now = clock.now()
      await beat(db, now)
      const due = (await atWork(db)).filter(({ id, state, startedAt }) => {
        const length = lengths.get(id) ?? lengthOf(state, chance).seconds * 1000
        lengths.set(id, length)
        return now.getTime() - startedAt.getTime() > length
      })
      // A few at a time: not everybody hangs up at the same moment.
      for (const agent of due.slice(0, 12)) {
        lengths.delete(agent.id)
        const state = next(agent.state, chance)
        await change(db, agent, { id: ids.next(), state, ...lengthOf(state, chance), now })
      }
    } catch (error) {
      log.warn({ err: error }, 'the demo stands still')
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void tick(), tickMs)
  timer.unref()
  return () => clearInterval(timer)
}

type Shift = Pick<Kernel, 'database' | 'clock' | 'ids'> & {
  log: { warn: (what: object, text: string) => void }
}

/** Demo people at work; people who sign in themselves are left alone. */
const atWork = (db: Db) =>
  db
    .selectFrom('agentStates')
    .innerJoin('users', 'users.id', 'agentStates.userId')
    .innerJoin('sessions', 'sessions.id', 'agentStates.sessionId')
    .where('agentStates.endedAt', 'is', null)
    .where('agentStates.state', '!=', 'no_signal')
    .where('agentStates.origin', '!=', 'coordinator')
    .where('sessions.endedAt', 'is', null)
    .where('users.passwordHash', 'is', null)
    .where('users.username', 'not in', demoUsernames)
    .select(['agentStates.id', 'agentStates.userId', 'agentStates.sessionId', 'agentStates.skillId'])
    .select(['agentStates.startedAt', 'agentStates.state'])
    .$narrowType<{ state: Working }>()
    .execute()

/** A sign of life from everybody at work, except a few who lose their connection for a while. */
async function beat(db: Db, now: Date): Promise<void> {
  const people = (await atWork(db)).filter(({ userId }) => !isLost(userId, now))
  if (people.length === 0) return
  await db
    .updateTable('users')
    .set({ lastSeenAt: now })
    .where(
      'id',
      'in',
      people.map(({ userId }) => userId),
    )
    .execute()
  await db
    .updateTable('sessions')
    .set({
      seenAt: now,
      idleEndsAt: new Date(now.getTime() + idleMs),
      endsAt: new Date(now.getTime() + sessionMs),
    })
    .where(
      'id',
      'in',
      people.flatMap(({ sessionId }) => sessionId ?? []),
    )
    .execute()
}

/** One in thirty, others every five minutes. */
function isLost(userId: string, now: Date): boolean {
  const slot = Math.floor(now.getTime() / (5 * 60_000))
  return (Number.parseInt(userId.slice(0, 6), 16) + slot * 7) % 30 === 0
}

type Agent = Awaited<ReturnType<typeof atWork>>[number]
type Change = { id: string; state: Working; breakTypeId: string | null; now: Date }

function change(db: Db, agent: Agent, { id, state, breakTypeId, now }: Change): Promise<void> {
  const { userId, sessionId, skillId } = agent
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('agentStates')
      .set({ endedAt: now })
      .where('id', '=', agent.id)
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    // A concurrent change was first.
    if (numUpdatedRows === 0n) return
    const common = { origin: 'agent', changedBy: userId, reason: null } as const
    await transaction
      .insertInto('agentStates')
      .values({
        id,
        userId,
        sessionId,
        skillId,
        state,
        breakTypeId,
        startedAt: now,
        endedAt: null,
        ...common,
      })
      .execute()
  })
}
