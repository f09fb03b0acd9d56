import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { daysAfter, firstOf, monthOf } from '#db/day.ts'
import { pageOfAll } from '#db/page-of-all.ts'
import { agreedMinutes, fewest, groupsOf, percentOf, rateOf } from '#absences/absenteeism.rules.ts'
import * as queries from './absenteeism.queries.ts'
import { reportReach } from '#db/reach.ts'

type Line = ReturnType<typeof lineOf> | ReturnType<typeof causeLines>[number]

/** A year, inclusive. */
const longest = 366

export const absenteeismHandlers: HandlerTable = handlers('absenteeism', {
  async show(context) {
    const { from, until } = context.query
    const { totals, causes, rows } = await factsOf(context, context.query)
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

  async index(context) {
    const { groupBy = 'team', ...asked } = context.query
    const { today } = reportReach(context)
    const until = asked.until ?? (asked.from !== undefined && asked.from > today ? asked.from : today)
    const from = asked.from ?? firstOf(monthOf(until))
    const facts = await factsOf(context, { ...asked, from, until, groupBy })
    const lines: Line[] = groupBy === 'cause' ? causeLines(facts) : facts.rows.map(lineOf)
    return pageOfAll(lines, context.query, `absenteeism ${groupBy}`)
  },
})

function factsOf(
  context: Pick<Context, 'db' | 'clock' | 'user'>,
  asked: queries.Asked,
): Promise<queries.Facts> {
  const { from, until } = asked
  if (until < from) refuse('invalid', 'until')
  if (daysAfter(from, longest) < until) refuse('less_than', 'until', { count: longest })
  return queries.facts(context.db, reportReach(context), context.clock.now(), asked)
}

/** A part of the people or of the period; figures of few absent people are withheld. */
function rowOf({ id, name, from, people, absent, days, minutes, a1, ...planned }: queries.RowSums) {
  const isShown = absent === 0 || absent >= fewest
  const amounts = isShown ? { days, minutes } : { days: null, minutes: null }
  return { id, name, from, people, ...amounts, a1: rateOf(a1, agreedMinutes(planned), { absent }) }
}

function lineOf(sums: queries.RowSums) {
  const { id, a1, ...row } = rowOf(sums)
  return { ...row, id: id ?? row.from ?? 'none', cause: null, percent: a1.percent }
}

const causeLines = ({ totals, causes }: queries.Facts) =>
  groupsOf(causes).map(({ cause, people, days, minutes }) => ({
    ...{ id: cause, cause, name: null, from: null, people, days, minutes },
    percent: percentOf(minutes, agreedMinutes(totals)),
  }))
