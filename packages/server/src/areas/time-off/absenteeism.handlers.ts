import { handlers } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { agreedMinutes, fewest, groupsOf, rateOf } from '#absences/absenteeism.rules.ts'
import * as queries from './absenteeism.queries.ts'
import { reportReach } from './report-reach.ts'

/** A year, of which both ends are part. */
const longest = 366

export const absenteeismHandlers = handlers('absenteeism', {
  async show(context) {
    const { clock, db, query } = context
    const { from, until } = query
    if (until < from) refuse('invalid', 'until')
    if (daysAfter(from, longest) < until) refuse('less_than', 'until', { count: longest })
    const { totals, causes, rows } = await queries.facts(db, reportReach(context), clock.now(), query)
    const agreed = agreedMinutes(totals)
    const { people, plannedMinutes, overtimeMinutes, vacationMinutes } = totals
    return {
      ...{ from, until, people, plannedMinutes, overtimeMinutes, vacationMinutes, agreedMinutes: agreed },
      a1: rateOf(totals.a1, agreed, totals),
      a2: rateOf(totals.a2, agreed, totals),
      a3: rateOf(totals.a3, agreed, totals),
      groups: groupsOf(causes),
      rows: rows.map(rowOf),
    }
  },
})

/** A part of the people or of the period; of a few who were absent nothing is told. */
function rowOf({ id, name, from, people, absent, days, minutes, a1, ...planned }: queries.RowSums) {
  const isTold = absent === 0 || absent >= fewest
  const told = isTold ? { days, minutes } : { days: null, minutes: null }
  return { id, name, from, people, ...told, a1: rateOf(a1, agreedMinutes(planned), { absent }) }
}
