import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { writeRowsOfFile } from '#contract/rows-of-file.ts'
import { daysAfter } from '#db/day.ts'
import { groupAskedFor } from '#db/groups-of.ts'
import { reachOf } from '#db/reach.ts'
import { todayOf } from './asked-period.ts'
import { dayOfPlan, ownShifts } from './planned-days.ts'
import { type PlannedRow, plannedDays } from './planned-days.queries.ts'
import { makeChanges } from './shift-changes.ts'
import { writeShiftRow } from './shifts-import.ts'
import * as queries from './shifts.queries.ts'

/** Two months: the maximum that a planner shows at once. */
const mostDays = 62
const usualDays = 7

export const shiftsHandlers: HandlerTable = handlers('shifts', {
  async index(context) {
    const { db, query } = context
    const { from: asked, until: last, groupId, ...narrowed } = query
    const from = asked ?? last ?? (await todayOf(context))
    const until = last ?? daysAfter(from, usualDays - 1)
    checkPeriod(from, until)
    const group = await groupAskedFor(db, groupId)
    const { data, meta } = await queries.people(db, reachOf(context), { ...narrowed, from, until, group })
    return { data: await withDays(context, data, { from, until }), meta }
  },

  async own(context) {
    const { from, until } = context.query
    if (from !== undefined && until !== undefined) checkPeriod(from, until)
    return ownShifts(context, { ...(from && { from }), ...(until && { until }) })
  },

  async history(context) {
    const { data, meta } = await queries.history(context.db, reachOf(context), context.query)
    return {
      data: data.map(({ employeeId, displayName, writerId, writerName, ...row }) => ({
        ...row,
        person: { id: employeeId, displayName },
        by: writerId === null ? null : { id: writerId, displayName: writerName ?? '' },
      })),
      meta,
    }
  },

  change: (context) => makeChanges(context, context.body.changes, context.body),

  import: (context) => writeRowsOfFile(context, 'shifts.change', (row) => writeShiftRow(context, row)),
})

function checkPeriod(from: string, until: string): void {
  if (until < from) refuse('greater_than', 'until', { value: from })
  const last = daysAfter(from, mostDays - 1)
  if (until > last) refuse('less_than', 'until', { value: last })
}

/** People with the plan of their days. */
async function withDays(
  { db }: Pick<Context, 'db'>,
  people: readonly { id: string; displayName: string }[],
  period: { from: string; until: string },
) {
  const rows = await plannedDays(
    db,
    people.map(({ id }) => id),
    period,
  )
  const byPerson = new Map<string, PlannedRow[]>(people.map(({ id }) => [id, []]))
  for (const row of rows) byPerson.get(row.employeeId)?.push(row)
  return people.map(({ id, displayName }) => {
    const own = byPerson.get(id) ?? []
    const [first] = own
    return {
      ...{ id, person: { id, displayName } },
      ...{ workCenter: first?.workCenter ?? '', timeZone: first?.timeZone ?? 'UTC' },
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      days: own.map(dayOfPlan),
    }
  })
}
