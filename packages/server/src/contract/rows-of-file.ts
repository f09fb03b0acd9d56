import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { emptyCellsReader } from './empty-cells.ts'
import type { ImportRowsInput, ImportRowsResult } from '@portal/sdk/contract'
import type { OperationId } from './handlers.ts'
import { operationRows } from './operations.ts'
import { refuse, refuseRows } from './refuse.ts'
import { inSavepoint, type RowOutcome } from './row-acts.ts'
import type { Row } from './known-rows.ts'
import { validatorsOf } from './validate.ts'

export type ImportInput = ImportRowsInput
export type ImportResult = ImportRowsResult

/**
 * Writes the rows of a file, each in a savepoint: a refused one is rolled back and does not affect the others, unless
 * it is all or nothing. A dry run does the same and rolls everything back, so that its verdict is the same. Values
 * that rows only collect are written by `finish` after the last row. The operation that validates the rows defines
 * the meaning of empty cells.
 */
export async function writeRowsOfFile(
  { db, body: { rows, dryRun, allOrNone } }: { db: Db; body: ImportInput },
  act: OperationId,
  write: (row: Row) => Promise<RowOutcome>,
  finish: () => Promise<void> = () => Promise.resolve(),
): Promise<ImportResult> {
  const read = emptyCellsReader(act)
  const result: ImportResult = { created: 0, updated: 0, unchanged: 0, rows: [] }
  if (dryRun) await sql`savepoint dry_run`.execute(db)
  for (const [at, row] of rows.entries()) {
    const outcome = await inSavepoint(db, () => write(read(row)))
    if ('done' in outcome) result[outcome.done]++
    else result.rows.push({ row: at + 1, errors: outcome.errors })
  }
  if (allOrNone) refuseRows(result.rows)
  await finish()
  if (dryRun) await sql`rollback to savepoint dry_run`.execute(db)
  return result
}

/** A row of a file is validated, and refused, like the body of a request. */
export function checkAsBodyOf(id: OperationId, body: object): void {
  const operation = operationRows.find((row) => row.id === id)
  if (operation !== undefined) validatorsOf(operation).body(body)
}

/** The text of a required cell. */
export const textIn = (value: unknown, field: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : refuse('blank', field)
