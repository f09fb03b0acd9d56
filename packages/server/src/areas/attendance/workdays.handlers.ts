import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { groupAskedFor } from '#db/groups-of.ts'
import { instantIn } from '#db/zoned-day.ts'
import { reachOf } from '#db/reach.ts'
import { agentOfDay } from './agent-of-day.ts'
import { periodOf, presentPeriod, todayOf } from './asked-period.ts'
import { planOfDay } from './plan-of-day.ts'
import { timeOffOfDay } from './time-off-of-day.ts'
import { entryOf } from './clock-entry-answer.ts'
import * as entries from './clock-entries.queries.ts'
import { answerOf } from './workday-answer.ts'
import type { Entry, Segment } from '#time-record/workday.ts'
import { clockDaysOf, type Workday } from '#time-record/workday.rules.ts'
import { spansOf, unknownTimes } from '#time-record/spans.rules.ts'
import { justifiedMinutes } from '#time-record/justified-minutes.queries.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import * as queries from './workdays.queries.ts'

const dayMs = 24 * 60 * 60_000

export const workdaysHandlers: HandlerTable = handlers('workdays', {
  async index(context) {
    const { period, asked } = await askedOf(context)
    const { data, meta, hasTotals } = await queries.list(context.db, reachOf(context), period, asked)
    return { data: data.map(answerOf), meta: { ...meta, hasTotals } }
  },

  async show(context) {
    const { db, clock, params, query } = context
    const { id: employeeId } = params
    const now = clock.now()
    const date = query.date ?? (await todayOf(context))
    const reach = reachOf(context)
    const row = await dayRow(db, reach, { employeeId, date, now })
    const workday = answerOf(row)
    const { startedAt, endedAt, timeZone } = row
    const since = startedAt ?? instantIn(date, '00:00', timeZone)
    // Entries of neighbouring days complete the spans of these days.
    const [begin, end] = [since.getTime() - dayMs, since.getTime() + 3 * dayMs]
    const around = await entries.counting(db, employeeId, new Date(begin), new Date(end))
    const days = clockDaysOf(around, now)
    const previous = days.findLast((one) => one.date < date)
    const ends = startedAt === null ? since : (endedAt ?? now)
    const rows = await entries.ofDay(db, reach, employeeId, { date, starts: since, ends })
    const named = namesOf(rows)
    const own = days.find((one) => one.date === date)?.segments ?? []
    const plan = await planOfDay(db, row, { segments: own, now })
    const timeOff = await timeOffOfDay(db, row, plan)
    const { id, name, rules } = (await rulesOf(db, [employeeId]))(employeeId, date)
    const locked = await lockedMonthsOf(db, [employeeId], { from: date, until: date })
    const outages = await justifiedMinutes(db, { from: date, to: date, userId: employeeId })
    return {
      ...{ workday, plan, timeOff, outageMinutes: outages[0]?.minutes ?? 0, isLocked: locked.length > 0 },
      rules: { id, name, limits: rules.limits, pauseMinutes: rules.pauseMinutes },
      segments: own.map((segment) => segmentOf(segment, named)),
      entries: rows.map(entryOf),
      ...(await agentOfDay(db, row, clockedIn(around, { days, previous, now }), now)),
    }
  },
})

type Asked = { employeeId: string; date: string; now: Date }

/** A person's day, even if it is empty or free. */
async function dayRow(
  db: Context['db'],
  reach: ReturnType<typeof reachOf>,
  { employeeId, date, now }: Asked,
) {
  const period = await presentPeriod(db, { from: date, until: date, now })
  return (
    (await queries.find(db, reach, { ...period, employeeId })) ??
    (await queries.findFree(db, reach, { employeeId, date, now })) ??
    notFound()
  )
}

/** The days of a list, and the period. */
export async function askedOf(context: Context<'workdays.index'>) {
  const { from: first, until: last, groupId, ...narrowed } = context.query
  const group = await groupAskedFor(context.db, groupId)
  const until = last ?? first ?? (await todayOf(context))
  return { period: await periodOf(context, first ?? until, until), asked: { ...narrowed, group } }
}

type Around = { days: readonly Workday[]; previous: Workday | undefined; now: Date }

/** The clock spans of a day and its neighbours; a running one lasts until now. */
const clockedIn = (entries: readonly Entry[], { days, previous, now }: Around) => ({
  segments: days.flatMap(({ segments }) => segments),
  unknown: unknownTimes(spansOf(entries, now)),
  before: previous === undefined ? null : (previous.endedAt ?? now),
})

type Rows = Awaited<ReturnType<typeof entries.ofDay>>

const namesOf = (rows: Rows): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ breakId, breakName }) => (breakId === null ? [] : [[breakId, breakName ?? '']])))

function segmentOf(
  { kind, startedAt, endedAt, breakTypeId, mode, counts }: Segment,
  names: ReadonlyMap<string, string>,
) {
  const breakType = breakTypeId === null ? null : { id: breakTypeId, name: names.get(breakTypeId) ?? '' }
  return { kind, startedAt, endedAt, breakType, mode, counts }
}
