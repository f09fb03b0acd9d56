import type { Context } from '#contract/handlers.ts'
import type { ClockKind } from '#db/schema/clock-entries.ts'
import { planReminder } from './break-reminder.job.ts'
import * as states from './agent-states.queries.ts'

type Pressed = { kind: ClockKind; at: Date; breakTypeId?: string | null }

/**
 * What somebody does as an agent follows their clock: a break of one is a break of the other, and who has gone home is no
 * agent any more. Coming in makes nobody an agent: they say themselves when they are available. What was pressed before
 * somebody began what they do now is over, and changes nothing of it; what was only carried on over a silence began
 * before the silence. All of it counts from when it was pressed, but what was recorded meanwhile stays.
 */
export async function follow(
  context: Context<'clock.press'>,
  { kind, at, breakTypeId = null }: Pressed,
): Promise<void> {
  const { db, user, ids, clock, bus } = context
  const open = await states.openState(db, user.id, clock.now())
  if (open === undefined || at < (await states.begunAt(db, user.id, open))) return
  if (kind === 'in' || (kind === 'break_end' && open.state !== 'break')) return
  await states.close(db, user.id, at)
  bus.publish('presence.changed', { userId: user.id })
  if (kind === 'out' || !open.isLive) return
  const isLate = at < open.startedAt
  const state = kind === 'break_start' ? 'break' : 'available'
  // What begins later than it was pressed is over, too, where the next that was pressed meanwhile ends it.
  const said = { state, breakTypeId, reason: null, origin: isLate ? 'system' : 'agent' } as const
  const begun = { sessionId: user.session.id, changedBy: user.id, now: isLate ? open.startedAt : at }
  await states.begin(db, { ...said, ...begun, id: ids.next(), userId: user.id })
  await planReminder(context, user.id)
}
