import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import * as queries from './telework-days.queries.ts'
import { monthsBefore } from './telework-period.ts'
import { looking } from './telework-reach.ts'

/** A leap year and a day. */
const mostDays = 366

export const teleworkDaysHandlers: HandlerTable = handlers('teleworkDays', {
  async index(context) {
    const { db, query } = context
    const { reach, today } = looking(context)
    const { data, meta } = await queries.list(db, reach, daysOf(query, today), query)
    return { data: data.map(answerOf), meta }
  },
})

function daysOf(query: { from?: string; until?: string }, today: string): queries.Days {
  const until = query.until ?? (query.from !== undefined && query.from > today ? query.from : today)
  const from = query.from ?? monthsBefore(until)
  if (until < from) refuse('greater_than', 'until', { value: from })
  const last = daysAfter(from, mostDays - 1)
  if (until > last) refuse('less_than', 'until', { value: last })
  return { from, until }
}

const answerOf = ({ employeeId, displayName, date, ...day }: queries.DayRow) => ({
  ...{ ...day, date, id: `${employeeId}:${date}`, person: { id: employeeId, displayName } },
})
