import { sql } from 'kysely'
import { rowHistory } from '#audit/row-changes.ts'
import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { writeRowsOfFile } from '#contract/rows-of-file.ts'
import { dayOf, daysAfter, type Period, stateOf } from '#db/day.ts'
import { isWithin, reachOf } from '#db/reach.ts'
import { writeAssignmentRow } from './shift-assignments-import.ts'
import { assignPattern, changeOf } from './shift-assignments.ts'
import * as queries from './shift-assignments.queries.ts'
import { lock } from './shifts.queries.ts'

export const shiftAssignmentsHandlers: HandlerTable = handlers('shiftAssignments', {
  async index(context) {
    const reach = reachOf(context)
    const { data, meta } = await queries.list(context.db, reach, context.query)
    return { data: data.map((row) => answerOf(row, reach.today)), meta }
  },

  ...rowHistory('shiftAssignments', {
    find: (context, id) => queries.find(context.db, reachOf(context), id),
    isSeen: (context) => isWithin(reachOf(context), sql`(e.detail->>'employeeId')::uuid`),
  }),

  create: (context) => assignPattern(context, context.body),

  async destroy(context) {
    const { db, params, clock } = context
    const reach = reachOf(context)
    const { employeeId } = (await queries.find(db, reach, params.id)) ?? notFound()
    await lock(db, reach, [employeeId])
    // Another assignment may have shortened or replaced it before the person was locked.
    const row = (await queries.find(db, reach, params.id)) ?? notFound()
    const today = dayOf(clock.now())
    const endsOn = daysAfter(today, -1)
    if (row.startsOn >= today) await queries.remove(db, [row.id])
    else if (row.endsOn === null || row.endsOn >= today) await queries.end(db, [row.id], endsOn)
    const after = row.startsOn >= today ? {} : { after: { ...row, endsOn: lastOf(row, endsOn) } }
    await auditChange(context, changeOf('destroy', row, { before: row, ...after }))
  },

  import: (context) =>
    writeRowsOfFile(context, 'shiftAssignments.create', (row) => writeAssignmentRow(context, row)),
})

/** The last day of an assignment that ends on a day, unless it has ended before. */
const lastOf = ({ endsOn: before }: Period, endsOn: string): string =>
  before !== null && before < endsOn ? before : endsOn

function answerOf(
  { employeeId, displayName, patternId, patternName, writerId, writerName, ...row }: queries.Row,
  today: string,
) {
  return {
    ...row,
    person: { id: employeeId, displayName },
    pattern: { id: patternId, name: patternName },
    createdBy: writerId === null ? null : { id: writerId, displayName: writerName ?? '' },
    state: stateOf(row, today),
  }
}
