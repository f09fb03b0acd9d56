import type { Context } from '#contract/handlers.ts'
import { dayOf } from '#db/day.ts'
import { dayIn } from '#db/zoned-day.ts'
import * as types from './break-types.queries.ts'
import { lastKnownOf, stateOf } from './clock.rules.ts'
import { recordUntil } from './derive-workdays.ts'
import type { Reach } from './record-reach.ts'
import type { Span } from '#time-record/workday.ts'
import { sumsOf } from '#time-record/workday.rules.ts'
import * as workdays from './workdays.queries.ts'

/** Where somebody stands by their own clock, and how long today has been. */
export async function ownClock({ db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>) {
  const now = clock.now()
  const { spans } = await recordUntil(db, user.id, now)
  const zone = await workdays.zoneAt(db, user.id, now)
  const last = spans.at(-1)
  const timeZone = (last?.endedAt === null ? last.timeZone : zone) ?? zone ?? 'UTC'
  // Who works through midnight is still in the day that they came on.
  const date = dayIn(last?.endedAt === null ? last.startedAt : now, timeZone)
  const today = spans.filter((span) => dayIn(span.startedAt, span.timeZone) === date)
  const segments = today.flatMap((span) => span.segments)
  const sums = sumsOf(segments, now)
  const breakTypes = await types.choices(db, user.id)
  const current = segments.at(-1)
  const reach: Reach = { userId: user.id, everybody: false, team: false, projects: false, today: dayOf(now) }
  const day = await workdays.find(db, reach, { employeeId: user.id, from: date, until: date, now })
  return {
    ...{ isEmployed: zone !== undefined, state: stateOf(last), timeZone, date, now, breakTypes },
    since: current?.endedAt ?? current?.startedAt ?? null,
    counts: current?.endedAt === null ? current.counts : null,
    breakType: breakTypes.find(({ id }) => id === current?.breakTypeId && current.endedAt === null) ?? null,
    mode: spans.at(-1)?.segments.at(-1)?.mode ?? 'on_site',
    startedAt: today[0]?.startedAt ?? null,
    presenceSeconds: sums.presence,
    effectiveSeconds: sums.effective,
    nonEffectiveSeconds: sums.nonEffective,
    unallocatedSeconds: sums.unallocated,
    theoreticalMinutes: day?.theoreticalMinutes ?? 0,
    forgotten: forgottenOf(spans),
  }
}

/** The last day whose exit is missing. */
function forgottenOf(spans: readonly Span[]) {
  const span = spans.findLast(({ incidents }) => incidents.includes('missing_out'))
  if (span === undefined) return null
  const { startedAt, timeZone } = span
  return { date: dayIn(startedAt, timeZone), startedAt, lastAt: lastKnownOf(span) }
}
