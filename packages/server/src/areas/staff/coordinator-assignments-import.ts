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

/** Assigns the coordinators named in a file. Call `queries.hold` first. */
export async function importMoves(context: Importing): Promise<ImportResult> {
  const { db, body } = context
  const coordinators = body.rows.map(({ coordinator }) => cellText(coordinator))
  const people = await idsOfCodes(db, [...body.rows.map(({ code }) => cellText(code)), ...coordinators])
  // Exported lists contain names: accept one that is unique.
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
  // An empty cell leaves the person unchanged; `null` removes the coordinator.
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
  // Nobody coordinates themselves, or their own coordinators.
  if (refusal !== null) refuse('invalid', 'coordinator', { value: cellText(coordinator) })
  return before === null ? 'created' : 'updated'
}

function idIn(known: Known, field: string, given: unknown): string {
  const value = cellText(given)
  return known.get(value.toLowerCase()) ?? refuse('inclusion', field, { value })
}

/** The operation has `coordinatorId`; the file has a column of its own for it. */
function asOfRow(error: unknown): never {
  if (error instanceof Refusal && error.body.errors?.coordinatorId) refuse('inclusion', 'coordinator')
  throw error
}
