import { type FieldErrors, refuse, refuseAll, Refusal } from '#contract/refuse.ts'
import { refuseSecond, type RowOutcome } from '#contract/row-acts.ts'
import { checkAsBodyOf, textIn } from '#contract/rows-of-file.ts'
import { errorsOfColumns, weeksOfCells } from './pattern-cells.rules.ts'
import * as queries from './shift-patterns.queries.ts'
import {
  type Acting,
  changePattern,
  createPattern,
  heldOn,
  isOtherThan,
  type PatternInput,
  todayOf,
} from './shift-patterns.ts'

/** A row of a file: a pattern, identified by its name, with the times of each day of the week as text. */
export async function writePatternRow(
  context: Acting,
  row: Record<string, unknown>,
  seen: Set<string>,
): Promise<RowOutcome> {
  refuseSecond(seen, 'name', row)
  const name = textIn(row.name, 'name')
  const same = await queries.called(context.db, name)
  const before = same && (await queries.lock(context.db, todayOf(context), same.id))
  const input = inputOf(context, { ...row, name }, before)
  try {
    checkAsBodyOf('shiftPatterns.create', input)
    return await write(context, input, before)
  } catch (error) {
    refuseAll(errorsOf(error))
    throw error
  }
}

async function write(
  context: Acting,
  input: PatternInput,
  before: queries.Row | undefined,
): Promise<RowOutcome> {
  if (before === undefined) {
    await createPattern(context, input)
    return 'created'
  }
  const isSame = !isOtherThan(before, input, input.validFrom ?? todayOf(context))
  if (isSame && before.name === input.name) return 'unchanged'
  await changePattern(context, before, input)
  return 'updated'
}

/** What the row says, on top of what the pattern has on the first day of the change. */
function inputOf(
  context: Acting,
  row: Record<string, unknown> & { name: string },
  before: queries.Row | undefined,
): PatternInput {
  const { name, anchorOn, validFrom = null } = row
  const from = typeof validFrom === 'string' ? validFrom : todayOf(context)
  const held = before && (heldOn(before.versions, from) ?? before.versions[0])
  const { weeks, errors } = weeksOfCells(row, held?.weeks)
  refuseAll(errors)
  const first = anchorOn || held?.anchorOn || refuse('blank', 'anchorOn')
  // The contract validates these fields next.
  return { name, weeks, anchorOn: first as string, validFrom: validFrom as string | null }
}

const errorsOf = (error: unknown): FieldErrors =>
  error instanceof Refusal ? errorsOfColumns(error.body.errors ?? {}) : {}
