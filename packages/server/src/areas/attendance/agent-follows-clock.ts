import type { Context } from '#contract/handlers.ts'
import type { PressedKind } from '#db/schema/clock-entries.ts'
import { planReminder } from './break-reminder.job.ts'
import * as states from './agent-states.queries.ts'

type Pressed = { kind: PressedKind; at: Date; breakTypeId?: string | null }

/**
 * What somebody does as an agent follows their clock: a break of one is a break of the other, and who has gone home is no
 * agent any more. Coming in makes nobody an agent: they say themselves when they are available. What was pressed before
 * they began what they do now is over, and changes nothing of it.
 */
export async function follow(
  context: Context<'clock.press'>,
  { kind, at, breakTypeId = null }: Pressed,
): Promise<void> {
  const { db, user, ids, clock, bus } = context
  const now = clock.now()
  const open = await states.openState(db, user.id, now)
  if (open === undefined || at < open.startedAt) return
  if (kind === 'in' || (kind === 'break_end' && open.state !== 'break')) return
  await states.close(db, user.id, now)
  bus.publish('presence.changed', { userId: user.id })
  if (kind === 'out' || !open.isLive) return
  const state = kind === 'break_start' ? 'break' : 'available'
  const said = { state, breakTypeId, reason: null, origin: 'agent', changedBy: user.id } as const
  await states.begin(db, { ...said, id: ids.next(), userId: user.id, sessionId: user.session.id, now })
  await planReminder(context, user.id)
}
