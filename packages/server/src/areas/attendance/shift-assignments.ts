import { auditChanges, type Change } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { refuse, type RefusedRow, refuseRows } from '#contract/refuse.ts'
import { daysAfter, type Period } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import * as queries from './shift-assignments.queries.ts'
import { roomFor } from './shift-assignments.rules.ts'
import { lock } from './shifts.queries.ts'

export type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'user' | 'signedIn' | 'request'>
export type AssignmentInput = Context<'shiftAssignments.create'>['body']

/** Assigns a pattern to people, all of them or none; what they had gives way. */
export async function assignPattern(context: Acting, input: AssignmentInput): Promise<{ assigned: number }> {
  const { db, ids, clock, user } = context
  const { employeeIds, patternId, startsOn, endsOn = null, firstWeek = 1 } = input
  const patternName = await checkedPattern(context, input)
  const people = await assignable(context, employeeIds, { startsOn, endsOn })
  const room = await makeRoom(context, employeeIds, { startsOn, endsOn })
  const made = { createdBy: user.id, createdAt: clock.now() }
  const rows = employeeIds.map((employeeId) => ({
    ...{ ...made, id: ids.next(), employeeId, patternId, startsOn, endsOn, firstWeek },
  }))
  await queries.insert(db, rows)
  const created = rows.map((row) => {
    const shown = { ...row, patternName, displayName: people.get(row.employeeId) ?? '' }
    return changeOf('create', shown, { after: shown })
  })
  await auditChanges(context, [...room, ...created])
  return { assigned: rows.length }
}

/** Changes the pattern, the end and the week of a locked person's assignment, which begins as before. */
export async function changeAssignment(
  context: Acting,
  before: queries.Row,
  { patternId, endsOn = null, firstWeek = 1, ...asked }: AssignmentInput,
): Promise<void> {
  const { db } = context
  const { startsOn, employeeId } = before
  const patternName = await checkedPattern(context, { ...asked, patternId, endsOn, firstWeek })
  // Days that it loses change as well as those that it gains.
  await assignable(context, [employeeId], { startsOn, endsOn: laterOf(before.endsOn, endsOn) })
  const room = await makeRoom(context, [employeeId], { startsOn, endsOn }, before.id)
  await queries.change(db, before.id, { patternId, endsOn, firstWeek })
  const after = { ...before, patternName, endsOn, firstWeek }
  await auditChanges(context, [...room, changeOf('update', after, { before, after })])
}

const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other

/** The name of the pattern; refuses what does not fit it. */
async function checkedPattern(
  { db }: Acting,
  { patternId, startsOn, endsOn = null, firstWeek = 1 }: AssignmentInput,
): Promise<string> {
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
  const { name, weeks } = (await queries.pattern(db, patternId)) ?? refuse('inclusion', 'patternId')
  if (firstWeek > weeks) refuse('less_than', 'firstWeek', { count: weeks })
  return name
}

type Shown = Period & {
  id: string
  employeeId: string
  firstWeek: number
  patternName: string
  displayName: string
}

/** An assignment before and after, for the log. */
export const changeOf = (
  act: 'create' | 'update' | 'destroy',
  { id, employeeId, displayName, patternName }: Shown,
  { before, after }: { before?: Shown; after?: Shown },
): Change => ({
  ...{ act: `shiftAssignments.${act}`, subject: id, label: `${displayName} · ${patternName}` },
  ...{ before: before && kept(before), after: after && kept(after) },
  // Without the row, it tells who may see the event.
  detail: { employeeId },
})

const kept = ({ patternName: pattern, startsOn, endsOn, firstWeek }: Shown) => ({
  ...{ pattern, startsOn, endsOn, firstWeek },
})

/** Shortens, removes and splits what these people have in the period; returns the changes for the log. */
async function makeRoom(
  { db, ids }: Acting,
  employeeIds: readonly string[],
  period: Period,
  except?: string,
): Promise<Change[]> {
  const found = await queries.overlapping(db, employeeIds, period)
  const overlapping = found.filter(({ id }) => id !== except)
  const { cut, removed, rest: parts } = roomFor(period, overlapping)
  const rest = parts.map((row) => ({ ...row, id: ids.next() }))
  const before = new Map(overlapping.map((row) => [row.id, row]))
  await queries.remove(
    db,
    removed.map(({ id }) => id),
  )
  await queries.end(
    db,
    cut.map(({ id }) => id),
    daysAfter(period.startsOn, -1),
  )
  await queries.insert(db, rest.map(writtenOf))
  return [
    ...cut.map((after) => changeOf('update', after, { ...beforeIn(before, after), after })),
    ...removed.map((row) => changeOf('destroy', row, { before: row })),
    ...rest.map((row) => changeOf('create', row, { after: row })),
  ]
}

const beforeIn = <Row>(rows: ReadonlyMap<string, Row>, { id }: { id: string }): { before?: Row } => {
  const before = rows.get(id)
  return before === undefined ? {} : { before }
}

/** Without the names. */
function writtenOf({ displayName, patternName, ...row }: queries.Overlapping) {
  void [displayName, patternName]
  return row
}

/** The names of people who may be assigned; refuses all when one may not. */
async function assignable(
  context: Pick<Context, 'db' | 'user' | 'clock'>,
  employeeIds: readonly string[],
  { startsOn, endsOn }: Period,
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
