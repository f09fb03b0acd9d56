import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { silentMs } from '#auth/presence.ts'
import * as types from './break-types.queries.ts'
import { type BreakRules, checkBreak, checkShare, workedDay } from './breaks.rules.ts'
import type { Span } from '#time-record/workday.ts'

/** The type of the break that is asked for, unless its rules do not allow it now (PAN-8, PAN-9). */
export async function checkTaking(context: Context<'clock.press'>, span: Span): Promise<BreakRules> {
  const { db, body, user, clock } = context
  const known = await types.choices(db, user.id)
  if (body.breakTypeId === undefined || body.breakTypeId === null) refuse('blank', 'breakTypeId')
  const type = known.find(({ id }) => id === body.breakTypeId) ?? refuse('inclusion', 'breakTypeId')
  const now = clock.now()
  const spent = span.segments.map(({ kind, breakTypeId, startedAt, endedAt }) => ({
    state: kind === 'break' ? ('break' as const) : ('available' as const),
    breakType: breakTypeId === null ? null : { id: breakTypeId, name: '' },
    ...{ startedAt, endedAt },
  }))
  checkBreak(type, workedDay(spent, type.id, await types.effectiveIds(db), now), body.reason ?? null)
  if (type.maxShare === null) return type
  const heardSince = new Date(now.getTime() - silentMs)
  const others = await types.shareOf(db, { userId: user.id, typeId: type.id, now, heardSince })
  if (others !== undefined) checkShare(type.maxShare, others)
  return type
}
