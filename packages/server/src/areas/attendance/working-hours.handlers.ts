import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { groupAskedFor } from '#db/groups-of.ts'
import { reachOf } from '#db/reach.ts'
import { reportPeriodOf } from './asked-period.ts'
import { timeOffOf } from './hours-time-off.ts'
import { choicesOf } from './report-choices.queries.ts'
import { list } from './working-hours.queries.ts'

export const workingHoursHandlers: HandlerTable = handlers('workingHours', {
  async index(context) {
    const { db, query } = context
    const { from, until, groupId, timeOff: hasTimeOff = false, ...asked } = query
    const days = await reportPeriodOf(context, { from, until })
    const group = await groupAskedFor(db, groupId)
    const { data, meta, hasTotals, period } = await list(db, reachOf(context), days, { ...asked, group })
    const timeOff = hasTimeOff ? await timeOffOf(context, data, period) : []
    return {
      data: data.map(({ employeeId, displayName, ...row }, at) => ({
        ...row,
        id: `${employeeId}:${row.from}`,
        person: { id: employeeId, displayName },
        timeOff: timeOff[at] ?? null,
      })),
      meta: { ...meta, hasTotals },
    }
  },

  choices: (context) => choicesOf(context.db, reachOf(context)),
})
