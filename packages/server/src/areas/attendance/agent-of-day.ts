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

/** The clock spans around the day, the unknown periods, and the end of the previous day. */
type Clocked = {
  segments: readonly Segment[]
  unknown: readonly { from: Date; to: Date }[]
  before: Date | null
}

/**
 * The agent states of a working day, and the contradictions with the clock (REP-7). A state belongs to the day of its
 * start; one that began during a night shift belongs to the day of that shift.
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

/** The last sign of life of somebody in a state; null while they are connected, and for people without a state. */
async function lostSince(db: Db, id: string, begun: readonly Omit<Interval, 'seconds'>[], now: Date) {
  if (begun.at(-1)?.endedAt !== null) return null
  const silentBefore = new Date(now.getTime() - silentMs)
  const agent = await online.findState(db, { now, silentBefore, limits }, id)
  return agent?.state === 'no_signal' ? agent.since : null
}
