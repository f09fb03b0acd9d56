import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import * as queries from './coordinator-assignments.queries.ts'
import { carve, checkPeriod, type Refused, refusalOf } from './coordinator-assignments.rules.ts'

export type Move = Context<'coordinatorAssignments.assign'>['body']
type Moving = Pick<Context, 'db' | 'clock' | 'ids' | 'user' | 'signedIn' | 'request'>
type Person = { id: string; displayName: string }

/** Assigns people to a coordinator from a day on, and notifies each of them. Call `queries.hold` first. */
export async function carryOut(context: Moving, move: Move) {
  const { db, ids, clock, user } = context
  const { result, period, held, accepted, coordinator } = await planned(context, move)
  const carving = carve(
    held.filter(({ employeeId }) => accepted.has(employeeId)),
    period,
  )
  await queries.makeRoom(db, carving, period)
  const written = { reason: move.reason ?? null, createdBy: user.id, createdAt: clock.now() }
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
}

/** A preview of the effect on each person. */
export async function planned({ db, clock }: Pick<Moving, 'db' | 'clock'>, move: Move) {
  const { employeeIds, coordinatorId, startsOn, endsOn = null } = move
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

/** A person as answered, or null. */
export const personOf = (id: string | null, displayName: string | null): Person | null =>
  id === null || displayName === null ? null : { id, displayName }

/** The result for each moved person. */
async function remember(
  context: Moving,
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
