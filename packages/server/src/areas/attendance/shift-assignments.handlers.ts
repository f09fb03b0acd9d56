import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse, type RefusedRow, refuseRows } from '#contract/refuse.ts'
import { dayOf, daysAfter, stateOf } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import * as queries from './shift-assignments.queries.ts'
import { lock } from './shifts.queries.ts'

export const shiftAssignmentsHandlers: HandlerTable = handlers('shiftAssignments', {
  async index(context) {
    const reach = reachOf(context)
    const { data, meta } = await queries.list(context.db, reach, context.query)
    return { data: data.map((row) => answerOf(row, reach.today)), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const { employeeIds, patternId, startsOn, endsOn = null, firstWeek = 1 } = body
    if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
    const pattern = (await queries.pattern(db, patternId)) ?? refuse('inclusion', 'patternId')
    if (firstWeek > pattern.weeks) refuse('less_than', 'firstWeek', { count: pattern.weeks })
    const people = await assignable(context, employeeIds, { startsOn, endsOn })
    await queries.makeRoom(db, employeeIds, { startsOn, endsOn })
    const made = { createdBy: user.id, createdAt: clock.now() }
    const rows = employeeIds.map((employeeId) => ({
      ...{ ...made, id: ids.next(), employeeId, patternId, startsOn, endsOn, firstWeek },
    }))
    await queries.insert(db, rows)
    for (const { id, employeeId } of rows) {
      const label = `${people.get(employeeId) ?? ''} · ${pattern.name}`
      const after = { pattern: pattern.name, startsOn, endsOn, firstWeek }
      await auditChange(context, { act: 'shiftAssignments.create', subject: id, label, after })
    }
    return { assigned: rows.length }
  },

  async destroy(context) {
    const { db, params, clock } = context
    const reach = reachOf(context)
    const { employeeId } = (await queries.find(db, reach, params.id)) ?? notFound()
    await lock(db, reach, [employeeId])
    // Another assignment may have shortened or replaced it before the person was locked.
    const row = (await queries.find(db, reach, params.id)) ?? notFound()
    const today = dayOf(clock.now())
    if (row.startsOn >= today) await queries.remove(db, row.id)
    else if (row.endsOn === null || row.endsOn >= today) await queries.end(db, row.id, daysAfter(today, -1))
    const before = { pattern: row.patternName, startsOn: row.startsOn, endsOn: row.endsOn }
    const label = `${row.displayName} · ${row.patternName}`
    await auditChange(context, { act: 'shiftAssignments.destroy', subject: row.id, label, before })
  },
})

/** The names of people who may be assigned; refuses all when one may not. */
async function assignable(
  context: Pick<Context, 'db' | 'user' | 'clock'>,
  employeeIds: readonly string[],
  { startsOn, endsOn }: queries.Period,
): Promise<ReadonlyMap<string, string>> {
  const people = await lock(context.db, reachOf(context), employeeIds)
  const employed = await queries.employedOn(context.db, employeeIds, startsOn)
  const locked = await lockedMonthsOf(context.db, employeeIds, { from: startsOn, until: endsOn })
  const byId = new Map(people.map((person) => [person.id, person]))
  refuseRows(
    employeeIds.flatMap((id, at): RefusedRow[] => {
      const person = byId.get(id)
      const row = at + 1
      if (person === undefined) return [{ row, errors: { employeeId: [{ error: 'inclusion' }] } }]
      if (!person.active)
        return [{ row, errors: { employeeId: [{ error: 'invalid', value: person.displayName }] } }]
      if (!employed.has(id))
        return [{ row, errors: { startsOn: [{ error: 'invalid', value: person.displayName }] } }]
      const month = locked.find(({ employeeId }) => employeeId === id)?.month
      return month === undefined
        ? []
        : [{ row, errors: { startsOn: [{ error: 'month_locked', value: month }] } }]
    }),
  )
  return new Map(people.map(({ id, displayName }) => [id, displayName]))
}

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
