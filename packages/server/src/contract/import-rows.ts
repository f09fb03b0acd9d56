import { busAfterCommit } from '#seams/bus.ts'
import type { HandlerTable, OperationId } from './handlers.ts'
import { refuseSecond, rowActsOf, type RowsContext, writeRow } from './row-acts.ts'
import type { KnownRows, Row } from './known-rows.ts'
import { type ImportInput, type ImportResult, writeRowsOfFile } from './rows-of-file.ts'

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
 * and update. A dry run says nothing to anybody.
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
    // The contract has each of these families make new rows.
    return writeRowsOfFile(context, `${known.family}.create` as OperationId, async (row) => {
      refuseSecond(seen, known.key, row)
      return writeRow(work, asked, read(row))
    })
  }
}
