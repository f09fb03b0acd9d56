import { sql } from 'kysely'
import { busAfterCommit } from '#seams/bus.ts'
import type { components } from './generated/laia.ts'
import type { HandlerTable } from './handlers.ts'
import {
  inSavepoint,
  type KnownRows,
  refuseSecond,
  type Row,
  rowActsOf,
  type RowsContext,
  writeRow,
} from './row-acts.ts'

type ImportInput = components['schemas']['ImportRowsInput']
type ImportResult = components['schemas']['ImportRowsResult']
type ImportContext = RowsContext & { body: ImportInput }

/** How a family's rows are imported: by its own acts. */
export type RowImport = KnownRows & {
  /** The table of the family's handlers, which `create` and `update` are taken from. */
  table: () => HandlerTable
  /** Reads what rows refer to by words of people; rows that refer to nothing are taken as they are. */
  readerOf?: (db: RowsContext['db'], rows: readonly Row[]) => Promise<(row: Row) => Row>
}

/**
 * Creates and changes many rows, each through the contract, the permissions and the rules of the family's own create
 * and update, and each in a savepoint: a row that is refused leaves nothing behind and keeps no other back. A dry run
 * does all of it, takes it back and says nothing to anybody, so it cannot judge otherwise than the run.
 */
export function importRows({
  table,
  readerOf = () => Promise.resolve((row) => row),
  ...known
}: RowImport): (context: ImportContext) => Promise<ImportResult> {
  return async (context) => {
    const { db } = context
    const { dryRun, rows } = context.body
    const bus = dryRun ? busAfterCommit(context.bus) : context.bus
    const asked = Object.assign(Object.create(context) as ImportContext, { bus })
    const work = { ...known, acts: rowActsOf(known.family, table()) }
    const seen = new Set<string>()
    const result: ImportResult = { created: 0, updated: 0, unchanged: 0, rows: [] }
    const read = await readerOf(db, rows)
    if (dryRun) await sql`savepoint dry_run`.execute(db)
    for (const [at, row] of rows.entries()) {
      const outcome = await inSavepoint(db, async () => {
        refuseSecond(seen, known.key, row)
        return writeRow(work, asked, read(row))
      })
      if ('done' in outcome) result[outcome.done]++
      else result.rows.push({ row: at + 1, errors: outcome.errors })
    }
    if (dryRun) await sql`rollback to savepoint dry_run`.execute(db)
    return result
  }
}
