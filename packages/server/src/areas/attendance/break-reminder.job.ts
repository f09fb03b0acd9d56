import type { Context } from '#contract/handlers.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { type Jobs, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { type BreakRules, type Due, isStillDue, isWork, nextDue, workedDay } from './breaks.rules.ts'
import * as states from './agent-states.queries.ts'
import * as types from './break-types.queries.ts'

type Payload = { userId: string; due: Due }
type Planning = Pick<Context, 'clock'> & { jobs: Pick<Jobs, 'enqueue'>; db: Db }

const kind = 'attendance.breakReminder'
const minuteMs = 60_000

/**
 * Schedules the reminder of an agent's next due break (PAN-9). Call it after each change of the agent's state, which
 * determines the time.
 */
export async function planReminder(context: Planning, userId: string): Promise<void> {
  const { db, clock } = context
  const known = await types.choices(db, userId)
  if (known.some(({ everyMinutes, reminder }) => everyMinutes !== null && reminder))
    await plan(context, userId, known, await dayOf(db, userId, known, clock.now()))
}

/** Reminds the agent if the break is due and was not taken, and schedules the next one while they are at work. */
export const breakReminderJob = job(kind, async ({ database, bus, payload, ...context }) => {
  const { userId, due } = payload as Payload
  const { clock } = context
  await announced(database, bus, async (db, waiting) => {
    const open = await states.openState(db, userId, clock.now())
    // Nothing becomes due during a break that is no work; leaving it schedules again.
    if (open?.isLive !== true || !isWork(open, await types.effectiveIds(db))) return
    const known = await types.choices(db, userId)
    const type = known.find(({ id }) => id === due.typeId)
    const spent = await dayOf(db, userId, known, clock.now())
    if (type !== undefined && isStillDue(type, spent.of(type.id), due.atMinutes)) {
      const data = { breakType: type.name, minutes: type.minutesPerUse ?? 0 }
      await notify({ ...context, db, bus: waiting }, { userIds: [userId], kind: 'agents.breakDue', data })
    }
    await plan({ ...context, db }, userId, known, spent)
  })
})

type Spent = Awaited<ReturnType<typeof dayOf>>

async function plan(
  { db, clock, jobs }: Planning,
  userId: string,
  known: readonly BreakRules[],
  spent: Spent,
): Promise<void> {
  const due = nextDue(known, spent.worked)
  if (due === undefined) return
  const at = new Date(clock.now().getTime() + Math.ceil(due.wait * minuteMs))
  const payload: Payload = { userId, due: { typeId: due.typeId, atMinutes: due.atMinutes } }
  await jobs.enqueue(db, kind, payload, { key: userId, at })
}

/** The agent's day up to now, evaluated by the rules of breaks. */
async function dayOf(db: Db, userId: string, known: readonly BreakRules[], now: Date) {
  const intervals = await states.today(db, userId, now)
  const effective = await types.effectiveIds(db)
  const of = (typeId: string) => workedDay(intervals, typeId, effective, now)
  return { of, worked: of(known[0]?.id ?? '').worked }
}
