import { cellText } from '#cells/cell-text.ts'
import type { Context } from '#contract/handlers.ts'
import { Refusal, refuse } from '#contract/refuse.ts'
import { refuseSecond, type RowOutcome } from '#contract/row-acts.ts'
import type { Row } from '#contract/known-rows.ts'
import { checkAsBodyOf, type ImportResult, writeRowsOfFile } from '#contract/rows-of-file.ts'
import { dayOf } from '#db/day.ts'
import { carryOut } from './coordinator-moves.ts'
import { idsOfCodes, idsOfNames } from './employees.queries.ts'

type Importing = Context<'coordinatorAssignments.import'>
type Known = ReadonlyMap<string, string>
type Moved = Awaited<ReturnType<typeof carryOut>>['rows'][number]

/** Gives people the coordinators that a file names. `queries.hold` comes before it. */
export async function importMoves(context: Importing): Promise<ImportResult> {
  const { db, body } = context
  const coordinators = body.rows.map(({ coordinator }) => cellText(coordinator))
  const people = await idsOfCodes(db, [...body.rows.map(({ code }) => cellText(code)), ...coordinators])
  // A list of people as it is exported has names: one that only one person has will do.
  const named = new Map([...(await idsOfNames(db, coordinators)), ...people])
  const seen = new Set<string>()
  return writeRowsOfFile(context, 'coordinatorAssignments.assign', async (row) => {
    refuseSecond(seen, 'code', row)
    return moveOne(context, row, people, named)
  })
}

async function moveOne(context: Importing, row: Row, people: Known, named: Known): Promise<RowOutcome> {
  const { code, coordinator, ...rest } = row
  if (cellText(code) === '') refuse('blank', 'code')
  // A row that names no coordinator leaves the person as they are; `null` takes theirs away.
  if (coordinator === undefined || coordinator === '') return 'unchanged'
  const move = {
    startsOn: dayOf(context.clock.now()),
    ...rest,
    employeeIds: [idIn(people, 'code', code)],
    coordinatorId: coordinator === null ? null : idIn(named, 'coordinator', coordinator),
  }
  checkAsBodyOf('coordinatorAssignments.assign', move)
  const { rows } = await carryOut(context, move).catch(asOfRow)
  return rows[0] === undefined ? 'unchanged' : outcomeOf(rows[0], row)
}

function outcomeOf({ refusal, before }: Moved, { code, coordinator }: Row): RowOutcome {
  if (refusal === 'same') return 'unchanged'
  if (refusal === 'unknown') refuse('inclusion', 'code', { value: cellText(code) })
  // Nobody coordinates themselves, or those who coordinate them.
  if (refusal !== null) refuse('invalid', 'coordinator', { value: cellText(coordinator) })
  return before === null ? 'created' : 'updated'
}

function idIn(known: Known, field: string, given: unknown): string {
  const value = cellText(given)
  return known.get(value.toLowerCase()) ?? refuse('inclusion', field, { value })
}

/** The act speaks of `coordinatorId`; the file has a column of its own for it. */
function asOfRow(error: unknown): never {
  if (error instanceof Refusal && error.body.errors?.coordinatorId) refuse('inclusion', 'coordinator')
  throw error
}
