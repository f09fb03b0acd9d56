import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { reportReach } from '#db/reach.ts'
import { list } from './vacation-report.queries.ts'

/** A year, inclusive. */
const longest = 366

export const vacationReportHandlers: HandlerTable = handlers('vacationReport', {
  async index(context) {
    const { db, query } = context
    const reach = reportReach(context)
    const { initialDate, endDate, ...asked } = query
    const year = (initialDate ?? endDate ?? reach.today).slice(0, 4)
    const { from, until } = { from: initialDate ?? `${year}-01-01`, until: endDate ?? `${year}-12-31` }
    if (until < from) refuse('invalid', 'endDate')
    if (daysAfter(from, longest) < until) refuse('less_than', 'endDate', { count: longest })
    const on = until < reach.today ? until : reach.today
    const { data, meta, hasTotals } = await list(db, reach, on, {
      ...{ ...asked, from, until },
      knowsCauses: context.user.permissions.has('AUSENCIAS_VER_JUSTIFICANTES'),
    })
    return {
      data: data.map((row) => ({ id: `${row.key ?? row.from}:${row.kind}:${row.unit}`, ...row })),
      meta: { ...meta, hasTotals },
    }
  },
})
