import type { Context } from '#contract/handlers.ts'
import { type FieldErrors, refuse, refuseAll, Refusal } from '#contract/refuse.ts'
import type { RowOutcome } from '#contract/row-acts.ts'
import { checkAsBodyOf, textIn } from '#contract/rows-of-file.ts'
import type { Change } from './shift-changes.rules.ts'
import { makeChanges } from './shift-changes.ts'
import { timesIn } from './shift-times.rules.ts'
import * as queries from './shifts.queries.ts'

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'user' | 'signedIn' | 'request'>

/** A row of a file: the shift of a person and a day, with its times as text; a day off without any. */
export async function writeShiftRow(context: Acting, row: Record<string, unknown>): Promise<RowOutcome> {
  const { username, segments, breaks, ...rest } = row
  const person = await queries.employeeCalled(context.db, textIn(username, 'username'))
  if (person === undefined) refuse('inclusion', 'username')
  const planned = wordsIn(segments, 'segments')
  const change = {
    ...{ do: 'put', employeeId: person.id, ...filledCells(rest) },
    segments: planned,
    breaks: wordsIn(breaks, 'breaks', planned[0]?.start),
  }
  checkAsBodyOf('shifts.change', { changes: [change] })
  try {
    // The contract has validated the operation's input.
    const { changed, undo } = await makeChanges(context, [change as unknown as Change])
    if (changed === 0) return 'unchanged'
    return undo[0]?.do === 'clear' ? 'created' : 'updated'
  } catch (error) {
    refuseAll(errorsOf(error))
    throw error
  }
}

/** The errors of the single change, taken out of the table. */
const errorsOf = (error: unknown): FieldErrors =>
  error instanceof Refusal ? (error.body.rows?.[0]?.errors ?? {}) : {}

/** An empty cell means undefined. */
const filledCells = (cells: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null && value !== ''))

function wordsIn(value: unknown, field: string, least = 0) {
  if (value === undefined || value === null || value === '') return []
  const times = typeof value === 'string' ? timesIn(value, least) : undefined
  return times ?? refuse('format', field)
}
