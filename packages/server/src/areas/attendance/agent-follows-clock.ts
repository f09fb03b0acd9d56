import type { Context } from '#contract/handlers.ts'
import type { PressedKind } from '#db/schema/clock-entries.ts'
import { planReminder } from './break-reminder.job.ts'
import * as states from './agent-states.queries.ts'

type Pressing = Context<'clock.press'>
type Pressed = { kind: PressedKind; at: Date; breakTypeId?: string | null }

/**
 * What somebody does as an agent follows their clock: a break of one is a break of the other, and who has gone home is no
 * agent any more. Coming in makes nobody an agent: they say themselves when they are available. What was pressed before
 * somebody began what they do now is over, and changes nothing of it; what was only carried on over a silence began
 * before the silence. All of it counts from when it was pressed, but what was recorded meanwhile stays.
 */
export async function follow(context: Pressing, pressed: Pressed): Promise<void> {
  const { db, user, clock, bus } = context
  const { kind, at } = pressed
  const open = await states.openState(db, user.id, clock.now())
  if (open === undefined || at < (await states.begunAt(db, user.id, open))) return
  if (kind === 'in' || (kind === 'break_end' && open.state !== 'break')) return
  await states.close(db, user.id, at)
  bus.publish('presence.changed', { userId: user.id })
  if (kind !== 'out' && open.isLive) await begin(context, pressed, open.startedAt)
}

/** The break or the work that was pressed. What arrives late was not said when it begins: what was pressed since may end it. */
async function begin(
  context: Pressing,
  { kind, at, breakTypeId = null }: Pressed,
  closedAt: Date,
): Promise<void> {
  const { db, user, ids } = context
  const isLate = at < closedAt
  const state = kind === 'break_start' ? 'break' : 'available'
  const values = { state, breakTypeId, reason: null, origin: isLate ? 'system' : 'agent' } as const
  const begun = { sessionId: user.session.id, changedBy: user.id, now: isLate ? closedAt : at }
  await states.begin(db, { ...values, ...begun, id: ids.next(), userId: user.id })
  await planReminder(context, user.id)
}
