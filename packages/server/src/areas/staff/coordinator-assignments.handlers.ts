import { auditChange } from '#auth/audit.ts'
import { type Context, handlers } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { dayOf, stateOf } from '#db/day.ts'
import * as queries from './coordinator-assignments.queries.ts'
import { carve, checkPeriod, type Refused, refusalOf } from './coordinator-assignments.rules.ts'

type Moving = Context<'coordinatorAssignments.assign'> | Context<'coordinatorAssignments.preview'>
type Person = { id: string; displayName: string }

export const coordinatorAssignmentsHandlers = handlers('coordinatorAssignments', {
  async index({ db, query, clock }) {
    const today = dayOf(clock.now())
    const { data, meta } = await queries.list(db, query, today)
    return { data: data.map((row) => answerOf(row, today)), meta }
  },

  coordinators: ({ db, query, clock }) => queries.coordinators(db, query, dayOf(clock.now())),

  preview: async (context) => (await planned(context)).result,

  async assign(context) {
    const { db, body, ids, clock, user } = context
    await queries.hold(db)
    const { result, period, held, accepted, coordinator } = await planned(context)
    const carving = carve(
      held.filter(({ employeeId }) => accepted.has(employeeId)),
      period,
    )
    await queries.makeRoom(db, carving, period)
    const written = { reason: body.reason ?? null, createdBy: user.id, createdAt: clock.now() }
    const returning = carving.returning.map((one) => ({ ...one, ...written, id: ids.next() }))
    const started =
      coordinator === null
        ? []
        : [...accepted].map((employeeId) => ({
            ...period,
            ...written,
            id: ids.next(),
            employeeId,
            coordinatorId: coordinator.id,
          }))
    await queries.insert(db, [...returning, ...started])
    await remember(context, result.rows, coordinator, { ...period, reason: written.reason })
    return result
  },

  async destroy(context) {
    const { db, params, clock } = context
    await queries.hold(db)
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

/** What a move would do to each person, as things stand. */
async function planned({ db, body, clock }: Moving) {
  const { employeeIds, coordinatorId, startsOn, endsOn = null } = body
  const period = { startsOn, endsOn }
  checkPeriod(period, dayOf(clock.now()))
  const coordinator = await coordinatorOf()
  const people = new Map((await queries.people(db, employeeIds, startsOn)).map((one) => [one.id, one]))
  const held = await queries.held(db, employeeIds, period)
  const above = coordinator === null ? new Set<string>() : await queries.above(db, coordinator.id, period)
  const rows = employeeIds.map((id) => {
    const person = people.get(id)
    const own = held.filter(({ employeeId }) => employeeId === id)
    const known = { isKnown: person !== undefined, above, held: own }
    return rowOf(id, person, refusalOf(id, { ...period, coordinatorId }, known))
  })
  const accepted = new Set(rows.filter(({ refusal }) => refusal === null).map(({ id }) => id))
  const openRequests = await queries.openRequests(db, [...accepted])
  const counts = { accepted: accepted.size, refused: rows.length - accepted.size, openRequests }
  return { result: { ...counts, rows }, period, held, accepted, coordinator }

  async function coordinatorOf(): Promise<Person | null> {
    if (coordinatorId === null) return null
    const [found] = await queries.people(db, [coordinatorId], startsOn)
    return found ?? refuse('invalid', 'coordinatorId')
  }
}

type Moved = Awaited<ReturnType<typeof queries.people>>[number]

function rowOf(id: string, person: Moved | undefined, refusal: Refused | null) {
  const { coordinatorId = null, coordinatorName = null, displayName = '' } = person ?? {}
  return { id, displayName, before: personOf(coordinatorId, coordinatorName), refusal }
}

function answerOf(row: queries.AssignmentRow, today: string) {
  const { id, reason, createdAt, startsOn, endsOn } = row
  return {
    ...{ id, reason, createdAt, startsOn, endsOn, state: stateOf(row, today) },
    employee: { id: row.employeeId, displayName: row.employeeName },
    coordinator: { id: row.coordinatorId, displayName: row.coordinatorName },
    createdBy: personOf(row.writerId, row.writerName),
  }
}

const personOf = (id: string | null, displayName: string | null): Person | null =>
  id === null || displayName === null ? null : { id, displayName }

/** What became of each person who was moved. */
async function remember(
  context: Context<'coordinatorAssignments.assign'>,
  rows: Awaited<ReturnType<typeof planned>>['result']['rows'],
  coordinator: Person | null,
  detail: object,
): Promise<void> {
  for (const row of rows) {
    if (row.refusal !== null) continue
    await auditChange(context, {
      act: 'coordinatorAssignments.assign',
      subject: row.id,
      label: row.displayName,
      before: { coordinator: row.before?.displayName ?? null },
      after: { coordinator: coordinator?.displayName ?? null },
      detail: { ...detail, coordinatorId: coordinator?.id ?? null },
    })
  }
}
