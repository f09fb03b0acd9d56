import { busAfterCommit } from '#seams/bus.ts'
import type { HandlerTable, OperationId } from './handlers.ts'
import { refuseSecond, rowActsOf, type RowsContext, writeRow } from './row-acts.ts'
import type { KnownRows, Row } from './known-rows.ts'
import { type ImportInput, type ImportResult, writeRowsOfFile } from './rows-of-file.ts'

type ImportContext = RowsContext & { body: ImportInput }

/** How to import a family's rows: with its own operations. */
export type RowImport = KnownRows & {
  /** The handlers of the family, of which `create` and `update` are used. */
  table: () => HandlerTable
  /** Resolves references by name; rows without references are used unchanged. */
  readerOf?: (db: RowsContext['db'], rows: readonly Row[]) => Promise<(row: Row) => Row>
}

/**
 * Creates and updates many rows, each with the contract, permissions and rules of the family's own create and update.
 * A dry run notifies nobody.
 */
export function importRows({
  table,
  readerOf = () => Promise.resolve((row) => row),
  ...known
}: RowImport): (context: ImportContext) => Promise<ImportResult> {
  return async (context) => {
    const bus = context.body.dryRun ? busAfterCommit(context.bus) : context.bus
    const asked = Object.assign(Object.create(context) as ImportContext, { bus })
    const work = { ...known, acts: rowActsOf(known.family, table()) }
    const seen = new Set<string>()
    const read = await readerOf(context.db, context.body.rows)
    // Each of these families has `create` in the contract.
    return writeRowsOfFile(context, `${known.family}.create` as OperationId, async (row) => {
      refuseSecond(seen, known.key, row)
      return writeRow(work, asked, read(row))
    })
  }
}
