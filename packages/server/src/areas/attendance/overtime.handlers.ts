import { handlers } from '#contract/handlers.ts'
import { shiftLimits } from '#time-record/day-limits.ts'
import { overtimeLimitOf } from '#time-record/overtime-limit.ts'
import { runningAfter } from '#time-record/spans.rules.ts'
import { todayOf } from './asked-period.ts'
import { list } from './overtime.queries.ts'
import { reachOf } from './record-reach.queries.ts'

export const overtimeHandlers = handlers('overtime', {
  async index(context) {
    const { db, clock, query } = context
    const { year: said, ...asked } = query
    const today = await todayOf(context)
    const year = said ?? Number(today.slice(0, 4))
    const [from, lastDay] = [`${year}-01-01`, `${year}-12-31`]
    // Nothing of the days to come is extra.
    const until = today < lastDay && today >= from ? today : lastDay
    const { source, ...limit } = overtimeLimitOf(year)
    const now = clock.now()
    const days = { from, until, now, runningAfter: runningAfter(now), limits: shiftLimits() }
    const found = await list(db, reachOf(context), { ...days, ...limit, lastDay }, asked)
    const data = found.data.map(({ employeeId, displayName, ...row }) => ({
      ...row,
      ...{ id: `${employeeId}:${year}`, person: { id: employeeId, displayName }, year, source },
    }))
    return { data, meta: found.meta }
  },
})
