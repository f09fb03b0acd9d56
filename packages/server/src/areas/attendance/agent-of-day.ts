import { silentMs } from '#auth/presence.ts'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { instantIn } from '#db/zoned-day.ts'
import { contradictionsOf } from '#time-record/contradictions.rules.ts'
import type { Segment } from '#time-record/workday.ts'
import * as states from './agent-states.queries.ts'
import type { Interval } from './online-agents.ts'
import * as online from './online-agents.queries.ts'
import { dayOf, limits } from './online-agents.rules.ts'
import type * as workdays from './workdays.queries.ts'

type Day = Pick<workdays.DayRow, 'employeeId' | 'date' | 'timeZone' | 'startedAt' | 'endedAt'>

/** What the clock says around the day, of what it says nothing, and until when the day before lasted, or lasts. */
type Clocked = {
  segments: readonly Segment[]
  unknown: readonly { from: Date; to: Date }[]
  before: Date | null
}

/**
 * What somebody was in as an agent on a working day, and where that contradicts their clock (REP-7). A state belongs to the
 * day on which it began; what began in a night belongs to the day of the night.
 */
export async function agentOfDay(db: Db, day: Day, { segments, unknown, before }: Clocked, now: Date) {
  const { employeeId, date, timeZone, startedAt, endedAt } = day
  const since = last(instantIn(date, '00:00', timeZone), before)
  const leftAt = startedAt === null ? null : (endedAt ?? now)
  const until = last(instantIn(daysAfter(date, 1), '00:00', timeZone), leftAt)
  const begun = await states.intervals(db, employeeId, { starts: since, ends: until, now, begunSince: since })
  const lostAt = await lostSince(db, employeeId, begun, now)
  const intervals = dayOf(begun, { from: since, to: now, now, lostAt })
  return {
    states: intervals.map(({ state, skill, breakType, startedAt: from, endedAt: to, origin }) => ({
      ...{ state, skill, breakType, startedAt: from, endedAt: to, origin },
    })),
    contradictions: contradictionsOf({ segments, unknown, states: intervals, since, now }),
  }
}

const last = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one)

/** Since when nothing was heard of who still is in a state; null while they are heard, and for who is in none. */
async function lostSince(db: Db, id: string, begun: readonly Omit<Interval, 'seconds'>[], now: Date) {
  if (begun.at(-1)?.endedAt !== null) return null
  const silentBefore = new Date(now.getTime() - silentMs)
  const agent = await online.findState(db, { now, silentBefore, limits }, id)
  return agent?.state === 'no_signal' ? agent.since : null
}
