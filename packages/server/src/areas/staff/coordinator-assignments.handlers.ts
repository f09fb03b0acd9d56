import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { dayOf, stateOf } from '#db/day.ts'
import { importMoves } from './coordinator-assignments-import.ts'
import * as queries from './coordinator-assignments.queries.ts'
import { carryOut, personOf, planned } from './coordinator-moves.ts'

export const coordinatorAssignmentsHandlers: HandlerTable = handlers('coordinatorAssignments', {
  async index({ db, query, clock }) {
    const today = dayOf(clock.now())
    const { data, meta } = await queries.list(db, query, today)
    return { data: data.map((row) => answerOf(row, today)), meta }
  },

  coordinators: ({ db, query, clock }) => queries.coordinators(db, query, dayOf(clock.now())),

  preview: async (context) => (await planned(context, context.body)).result,

  async assign(context) {
    await queries.lock(context.db)
    return carryOut(context, context.body)
  },

  async import(context) {
    await queries.lock(context.db)
    return importMoves(context)
  },

  async destroy(context) {
    const { db, params, clock } = context
    await queries.lock(db)
    const row = (await queries.find(db, params.id)) ?? notFound()
    if (stateOf(row, dayOf(clock.now())) !== 'planned') conflict('invalid', 'startsOn')
    await queries.remove(db, row)
    await auditChange(context, {
      act: 'coordinatorAssignments.destroy',
      subject: row.employeeId,
      label: row.employeeName,
      before: { coordinator: row.coordinatorName, startsOn: row.startsOn, endsOn: row.endsOn },
    })
  },
})

function answerOf(row: queries.AssignmentRow, today: string) {
  const { id, reason, createdAt, startsOn, endsOn } = row
  return {
    ...{ id, reason, createdAt, startsOn, endsOn, state: stateOf(row, today) },
    employee: { id: row.employeeId, displayName: row.employeeName },
    coordinator: { id: row.coordinatorId, displayName: row.coordinatorName },
    createdBy: personOf(row.writerId, row.writerName),
  }
}
