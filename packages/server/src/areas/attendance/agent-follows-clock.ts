import type { Context } from '#contract/handlers.ts'
import type { PressedKind } from '#db/schema/clock-entries.ts'
import { planReminder } from './break-reminder.job.ts'
import * as states from './agent-states.queries.ts'

type Pressing = Context<'clock.press'>
type Pressed = { kind: PressedKind; at: Date; breakTypeId?: string | null }

/**
 * Synchronizes the agent state with the clock: a break of one is a break of the other, and leaving ends the agent
 * state. Coming in does not make somebody available: they choose that themselves. Entries from before the current
 * state are outdated and change nothing; a state resumed after a silence began before it. All of it takes effect at
 * the time of the entry, but states recorded since then stay.
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

/** The recorded break or work. For late entries the end is determined by later ones. */
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
