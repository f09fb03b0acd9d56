import { type FieldErrors, refuse, refuseAll, Refusal } from '#contract/refuse.ts'
import type { RowOutcome } from '#contract/row-acts.ts'
import { checkAsBodyOf, textIn } from '#contract/rows-of-file.ts'
import { reachOf } from '#db/reach.ts'
import { type Acting, type AssignmentInput, assignPattern, changeAssignment } from './shift-assignments.ts'
import * as queries from './shift-assignments.queries.ts'
import { employeeCalled, lock } from './shifts.queries.ts'

/** A row of a file: a person and a pattern by name, from a day on. */
export async function writeAssignmentRow(
  context: Acting,
  { username, pattern, ...rest }: Record<string, unknown>,
): Promise<RowOutcome> {
  const { db } = context
  const person = (await employeeCalled(db, textIn(username, 'username'))) ?? refuse('inclusion', 'username')
  const found =
    (await queries.patternCalled(db, textIn(pattern, 'pattern'))) ?? refuse('inclusion', 'pattern')
  const body = { ...rest, employeeIds: [person.id], patternId: found.id }
  checkAsBodyOf('shiftAssignments.create', body)
  // The contract has validated the operation's input.
  const input = body as unknown as AssignmentInput
  await lock(db, reachOf(context), [person.id])
  const before = await queries.startingOn(db, reachOf(context), person.id, input.startsOn)
  try {
    return await write(context, input, before)
  } catch (error) {
    refuseAll(errorsOf(error))
    throw error
  }
}

async function write(
  context: Acting,
  input: AssignmentInput,
  before: queries.Row | undefined,
): Promise<RowOutcome> {
  if (before === undefined) {
    await assignPattern(context, input)
    return 'created'
  }
  const next = { ...keptOf(before), ...input }
  if (isSame(before, next)) return 'unchanged'
  await changeAssignment(context, before, next)
  return 'updated'
}

/** What a file omits keeps its value. */
const keptOf = ({ endsOn, firstWeek }: queries.Row) => ({ endsOn, firstWeek })

const isSame = (before: queries.Row, { patternId, endsOn = null, firstWeek = 1 }: AssignmentInput): boolean =>
  before.patternId === patternId && before.endsOn === endsOn && before.firstWeek === firstWeek

/** The columns of what the operation names. */
const columnOf: Readonly<Record<string, string>> = { employeeId: 'username', patternId: 'pattern' }

/** The errors of the request or of its single person, as errors of the columns. */
function errorsOf(error: unknown): FieldErrors {
  if (!(error instanceof Refusal)) return {}
  const errors = error.body.rows?.[0]?.errors ?? error.body.errors ?? {}
  return Object.fromEntries(
    Object.entries(errors).map(([field, faults]) => [columnOf[field] ?? field, faults]),
  )
}
