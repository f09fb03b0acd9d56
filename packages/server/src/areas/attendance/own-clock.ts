import type { Context } from '#contract/handlers.ts'
import { dayOf } from '#db/day.ts'
import type { Db } from '#db/database.ts'
import { dayIn } from '#db/zoned-day.ts'
import type { Reach } from '#db/reach.ts'
import { presentPeriod } from './asked-period.ts'
import { turnOf } from './break-turns.ts'
import type { BreakRules } from './breaks.rules.ts'
import * as types from './break-types.queries.ts'
import { hasNoExit, stateOf } from './clock.rules.ts'
import { recordUntil } from './derive-workdays.ts'
import { barringGroup } from './barring-groups.queries.ts'
import { dateOf, spansOfDay } from '#time-record/spans.rules.ts'
import type { Segment, Span } from '#time-record/workday.ts'
import { sumsOf } from '#time-record/workday.rules.ts'
import * as workdays from './workdays.queries.ts'

/** One's own clock state, and today's duration so far. */
export async function ownClock({ db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>) {
  const now = clock.now()
  const { spans } = await recordUntil(db, user.id, now)
  const zone = await workdays.zoneAt(db, user.id, now)
  const last = spans.at(-1)
  const { timeZone, date } = dayOfClock(last, zone ?? user.timeZone ?? 'UTC', now)
  const today = spansOfDay(spans, date)
  const segments = today.flatMap((span) => span.segments)
  const breakTypes = await types.choices(db, user.id)
  return {
    ...{
      isEmployed: zone !== undefined || spans.some(hasNoExit),
      barredBy: await barringGroup(db, user.id, date),
      state: stateOf(last),
      timeZone,
      date,
      now,
      breakTypes,
    },
    ...currentOf(segments.at(-1)),
    breakType: await breakOf(segments.at(-1), { db, userId: user.id, breakTypes }),
    ...secondsOf(segments, now),
    mode: last?.segments.at(-1)?.mode ?? 'on_site',
    startedAt: today[0]?.startedAt ?? null,
    theoreticalMinutes: await theoreticalOf(db, user.id, date, now),
    forgotten: forgottenOf(spans),
    usualBreakTypeId: usualBreakOf(spans, breakTypes),
    breakTurn: await turnOf(db, user.id, now),
  }
}

/** During a night shift the day is still that of the start, in its time zone. */
function dayOfClock(last: Span | undefined, zone: string, now: Date) {
  const open = last?.endedAt === null ? last : undefined
  const timeZone = open?.timeZone ?? zone
  return { timeZone, date: dayIn(open?.startedAt ?? now, timeZone) }
}

/** The running state, or the end of the last one. */
function currentOf(current: Segment | undefined) {
  if (current === undefined) return { since: null, counts: null }
  if (current.endedAt !== null) return { since: current.endedAt, counts: null }
  return { since: current.startedAt, counts: current.counts }
}

type Knowing = { db: Db; userId: string; breakTypes: readonly BreakRules[] }

/** The type of the running break, even if retired since. */
async function breakOf(current: Segment | undefined, { db, userId, breakTypes }: Knowing) {
  const typeId = current?.endedAt === null ? current.breakTypeId : null
  if (typeId === null) return null
  return breakTypes.find(({ id }) => id === typeId) ?? (await types.find(db, userId, typeId)) ?? null
}

function secondsOf(segments: readonly Segment[], now: Date) {
  const { presence, effective, nonEffective, unallocated } = sumsOf(segments, now)
  return {
    presenceSeconds: presence,
    effectiveSeconds: effective,
    nonEffectiveSeconds: nonEffective,
    unallocatedSeconds: unallocated,
  }
}

async function theoreticalOf(db: Db, employeeId: string, date: string, now: Date): Promise<number> {
  const reach: Reach = {
    ...{ userId: employeeId, everybody: false, team: false, projects: false, identityNumbers: false },
    today: dayOf(now),
  }
  const period = await presentPeriod(db, { from: date, until: date, now })
  return (await workdays.find(db, reach, { employeeId, ...period }))?.theoreticalMinutes ?? 0
}

/**
 * The break that a single press starts: the last one taken, or the first type; types that require a reason need a
 * choice.
 */
function usualBreakOf(spans: readonly Span[], breakTypes: readonly BreakRules[]): string | null {
  const offered = breakTypes.filter(({ reasonRequired }) => !reasonRequired)
  const taken = spans
    .flatMap(({ segments }) => segments)
    .findLast(({ breakTypeId }) => offered.some(({ id }) => id === breakTypeId))
  return taken?.breakTypeId ?? offered[0]?.id ?? null
}

/** The last day without exit. */
function forgottenOf(spans: readonly Span[]) {
  const span = spans.findLast(({ incidents }) => incidents.includes('missing_out'))
  if (span === undefined) return null
  const { startedAt, lastAt } = span
  return { date: dateOf(span), startedAt, lastAt }
}
