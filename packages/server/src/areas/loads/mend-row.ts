import type { MendedRow, RowFault } from '@portal/sdk/contract'
import type { Db, SqlTransaction } from '#db/database.ts'
import type { Delimiter } from './csv/read-slice.ts'
import type { Prepare } from './load-slices.ts'
import type { PreparedRow, RecordTuples } from './record-tuples.ts'
import * as queries from './rejected-rows.queries.ts'
import { faultsOf, rawOf } from './rejected-rows.rules.ts'
import { type Counts, type Destination, writeRows } from './slices.queries.ts'

type Outcome = Exclude<MendedRow['outcome'], 'missing'>

/** The common context of the corrected rows. */
export interface Mending {
  db: Db
  /** The same transaction in plain SQL. */
  transaction: SqlTransaction
  delimiter: Delimiter
  prepare: Prepare
  destination: Destination
  mendedBy: string
  mendedAt: Date
}

/** Processes one corrected row as a slice of its own, with the same result as in the load. */
export async function mendRow(
  mending: Mending,
  { row, cells }: { row: number; cells: readonly string[] },
): Promise<MendedRow & { isNew: boolean }> {
  const { db, delimiter, destination } = mending
  const { loadId } = destination
  const kept = await queries.lockReject(db, loadId, row)
  const last = await queries.lastMend(db, loadId, row)
  const raw = rawOf(cells, delimiter)
  // An identical retry after a lost answer gets the same answer.
  if (kept?.raw === raw && last?.raw === raw)
    return { row, outcome: last.outcome, errors: faultsOf(kept.errors), isNew: false }
  if (!kept) return { row, outcome: last?.raw === raw ? last.outcome : 'missing', errors: [], isNew: false }
  const { outcome, errors } = await written(mending, row, raw)
  await db
    .insertInto('loadMends')
    .values({
      ...{ loadId, rowNumber: row, attempt: (last?.attempt ?? 0) + 1, former: kept.raw },
      ...{ raw, outcome, mendedBy: mending.mendedBy, mendedAt: mending.mendedAt },
    })
    .execute()
  return { row, outcome, errors: faultsOf(errors), isNew: true }
}

async function written(
  { db, transaction, prepare, destination }: Mending,
  row: number,
  raw: string,
): Promise<{ outcome: Outcome; errors: readonly RowFault[] }> {
  const { loadId } = destination
  const slice = prepare({ byte: 0, row })
  await slice.add({ records: [{ row, raw, shown: '' }], next: { byte: 0, row } })
  if (slice.rejects.length > 0) {
    const errors = slice.lastErrors
    await queries.store(db, { loadId, row, raw, errors })
    return { outcome: 'rejected', errors }
  }
  const counts = await writeRows({ db }, transaction, slice, destination, insertPlainly)
  await queries.forget(db, loadId, row)
  return { outcome: outcomeOf(counts), errors: [] }
}

const outcomes = ['created', 'updated', 'unchanged', 'duplicated', 'excluded'] as const

/** A slice of one row counts it once. */
const outcomeOf = (counts: Counts): Outcome => outcomes.find((one) => counts[one] > 0) ?? 'unchanged'

/** One record, in the request's transaction: COPY is for many. */
async function insertPlainly(
  transaction: SqlTransaction,
  records: RecordTuples,
  rows: readonly PreparedRow[],
): Promise<void> {
  for (const row of rows) {
    const { loadSerial, templateSerial } = records.shape
    await transaction.query(
      `insert into records (load_serial, row_number, template_serial, key, cells)
       values ($1, $2, $3, $4, array(select jsonb_array_elements_text($5::text::jsonb)))`,
      [loadSerial, row.row, templateSerial, row.key, JSON.stringify(records.cellsOf(row))],
    )
  }
}
