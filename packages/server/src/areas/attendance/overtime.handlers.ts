import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { reachOf } from '#db/reach.ts'
import { overtimeCount } from '#time-record/overtime-count.ts'
import { presentPeriod, todayOf } from './asked-period.ts'
import { list } from './overtime.queries.ts'

export const overtimeHandlers: HandlerTable = handlers('overtime', {
  async index(context) {
    const { db, clock, query } = context
    const { year: yearParam, ...asked } = query
    const today = await todayOf(context)
    const year = yearParam ?? Number(today.slice(0, 4))
    const [from, lastDay] = [`${year}-01-01`, `${year}-12-31`]
    // Future days have no extra hours.
    const until = today < lastDay && today >= from ? today : lastDay
    const days = await presentPeriod(db, { from, until, now: clock.now() })
    const found = await list(db, reachOf(context), { ...days, ...overtimeCount, lastDay }, asked)
    const data = found.data.map(({ employeeId, displayName, ...row }) => ({
      ...row,
      ...{ id: `${employeeId}:${year}`, person: { id: employeeId, displayName }, year },
    }))
    return { data, meta: found.meta }
  },
})
