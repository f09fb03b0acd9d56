import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { silentMs } from '#auth/presence.ts'
import * as types from './break-types.queries.ts'
import { type BreakRules, checkBreak, checkReason, checkShare, workedDay } from './breaks.rules.ts'
import type { Stamp } from './clock.rules.ts'
import type { Span } from '#time-record/workday.ts'

type Pressing = Context<'clock.press'>

/** The requested type of break, unless its rules forbid it on this day (PAN-8, PAN-9). */
export async function checkTaking(
  context: Pressing,
  { at, source }: Stamp,
  day: readonly Span[],
): Promise<BreakRules> {
  const { db, body, user, clock } = context
  const type = await typeAsked(context, source)
  checkReason(type, body.reason ?? null)
  // It has already been taken: refusing it would count it as work.
  if (source === 'offline') return type
  checkBreak(type, workedDay(spentOf(day), type.id, await types.effectiveIds(db), at))
  if (type.maxShare === null) return type
  const now = clock.now()
  const seenSince = new Date(now.getTime() - silentMs)
  const others = await types.shareOf(db, { userId: user.id, typeId: type.id, now, seenSince })
  if (others !== undefined) checkShare(type.maxShare, others)
  return type
}

/** A selectable type; an offline break may have a type that was retired since. */
async function typeAsked(
  { db, body: { breakTypeId }, user }: Pressing,
  source: Stamp['source'],
): Promise<BreakRules> {
  if (breakTypeId === undefined || breakTypeId === null) return refuse('blank', 'breakTypeId')
  const type =
    source === 'offline'
      ? await types.find(db, user.id, breakTypeId)
      : (await types.choices(db, user.id)).find(({ id }) => id === breakTypeId)
  return type ?? refuse('inclusion', 'breakTypeId')
}

/** The clock's day in the form that the rules of breaks take. */
export const spentOf = (day: readonly Span[]) =>
  day.flatMap(({ segments }) =>
    segments.map(({ kind, breakTypeId, startedAt, endedAt }) => ({
      state: kind === 'break' ? ('break' as const) : ('available' as const),
      breakType: breakTypeId === null ? null : { id: breakTypeId, name: '' },
      ...{ startedAt, endedAt },
    })),
  )
