import type { Database, SqlTransaction } from '#db/database.ts'
import type { Contact } from '#db/not-blacklisted.ts'
import type { Place } from './csv/read-slice.ts'
import { enter, type EntryTarget } from './entries.queries.ts'
import { exclude } from './exclusions.queries.ts'
import type { LoadState } from './loads.rules.ts'
import type { PreparedSlice } from './prepare-slice.ts'
import type { PreparedRow, RecordTuples } from './record-tuples.ts'

export interface SliceContext {
  loadId: string
  loadSerial: number
  templateSerial: number
  /** The start of the slice; the commit is refused when the load's checkpoint has changed. */
  from: Place
  /** The time since the last commit. */
  workedMs: () => number
  /** Whether rows may match existing records. When not, the lookup is skipped until one does. */
  mayMeet: boolean
  /** Rejected rows after `from.row` are replaced: the slice was read from them. */
  isReread: boolean
  /** The contact purpose of its records: blacklisted ones are excluded. */
  contact: Contact
  /** The blacklist that its rows are added to, instead of becoming records. */
  target?: EntryTarget | undefined
}

export interface Counts {
  created: number
  updated: number
  unchanged: number
  duplicated: number
  excluded: number
}

/**
 * Commits one slice: its records, its rejected rows, the counters and the checkpoint in one transaction. Returns the
 * load's state afterwards; throws `LoadMovedOn` when its checkpoint is no longer where this worker expects it.
 */
export function commitSlice(
  database: Database,
  slice: PreparedSlice,
  context: SliceContext,
): Promise<LoadState> {
  return database.session(async (transaction) => {
    // An asynchronous commit: a crash of PostgreSQL may lose the last slices, complete with their checkpoint, and
    // they are read again. The embedded database dies with this process, and would lose them at each crash of ours.
    if (database.kind === 'postgres') await transaction.query('set local synchronous_commit = off')
    if (context.isReread) await forgetRejects(transaction, context, slice.next)
    await insertRejects(transaction, context.loadId, slice.rejects)
    const counts = await writeRows(database, transaction, slice, context)
    return moveOn(transaction, slice, context, counts)
  })
}

/** The target of a slice's rows, and possible matches there. */
export type Destination = Omit<SliceContext, 'from' | 'workedMs' | 'isReread'>
/** Inserts new records. */
type Insert = (
  transaction: SqlTransaction,
  records: RecordTuples,
  rows: readonly PreparedRow[],
) => Promise<void>

/** Writes a slice except for its rejected rows, and returns the results. */
export async function writeRows(
  database: Pick<Database, 'db'>,
  transaction: SqlTransaction,
  slice: PreparedSlice,
  context: Destination,
  insert: Insert = insertRecords,
): Promise<Counts> {
  if (context.target) {
    const entered = await enter(transaction, slice.entries, context.target)
    return { ...entered, duplicated: entered.duplicated + slice.duplicated, excluded: 0 }
  }
  const excluded = await exclude(database, transaction, slice.marks, context)
  const rows =
    excluded.size === 0 ? slice.records.rows : slice.records.rows.filter(({ row }) => !excluded.has(row))
  // Blocks deletions of loads with records between the lookup and the write.
  if (context.mayMeet)
    await transaction.query('select from templates where serial = $1 for share', [context.templateSerial])
  const known = context.mayMeet ? await knownKeys(transaction, context.templateSerial, rows) : new Map()
  const fresh = known.size === 0 ? rows : rows.filter((row) => row.key === null || !known.has(row.key))
  const taken = await takeOver(transaction, context, { records: slice.records, rows }, known)
  await insert(transaction, slice.records, fresh)
  const duplicated = slice.duplicated + rows.length - fresh.length - taken.updated - taken.unchanged
  return { ...taken, created: fresh.length, duplicated, excluded: excluded.size }
}

/** The existing keys of the slice, with the load of each record. */
async function knownKeys(
  transaction: SqlTransaction,
  templateSerial: number,
  rows: readonly PreparedRow[],
): Promise<Map<string, number>> {
  const keys = rows.flatMap((row) => row.key ?? [])
  if (keys.length === 0) return new Map()
  const found = await transaction.query<{ key: string; load_serial: number }>(
    `select r.key, r.load_serial from jsonb_array_elements_text($2::text::jsonb) as wanted (key)
     join records r on r.template_serial = $1 and r.key = wanted.key`,
    [templateSerial, JSON.stringify(keys)],
  )
  return new Map(found.map((row) => [row.key, row.load_serial]))
}

/**
 * Records of other loads become this load's, changed or not, with a stored former version; those of this load stay:
 * the first row wins.
 */
async function takeOver(
  transaction: SqlTransaction,
  { loadSerial, templateSerial }: Destination,
  { records, rows }: { records: RecordTuples; rows: readonly PreparedRow[] },
  known: ReadonlyMap<string, number>,
): Promise<{ updated: number; unchanged: number }> {
  const others = rows.filter(({ key }) => key !== null && known.has(key) && known.get(key) !== loadSerial)
  if (others.length === 0) return { updated: 0, unchanged: 0 }
  const values = others.map((other) => [other.row, other.key, records.cellsOf(other)])
  // Before and after in one statement, so that the former values are exactly those that are replaced.
  const [taken] = await transaction.query<{ updated: number; unchanged: number }>(
    `with taken as (
       update records r set load_serial = $1, row_number = incoming.row_number, cells = incoming.cells
       from (select (value ->> 0)::int as row_number, value ->> 1 as key,
              array(select jsonb_array_elements_text(value -> 2)) as cells
             from jsonb_array_elements($3::text::jsonb)) as incoming
       join records old on old.template_serial = $2 and old.key = incoming.key
       where r.load_serial = old.load_serial and r.row_number = old.row_number
       returning r.row_number, r.key, old.load_serial as former_load, old.row_number as former_row,
         case when old.cells <> incoming.cells then old.cells end as former_cells
     ), kept as (
       insert into record_versions (load_serial, row_number, former_load, former_row, key, former_cells)
       select $1, row_number, former_load, former_row, key, former_cells from taken
     )
     select count(former_cells)::int as updated, (count(*) - count(former_cells))::int as unchanged from taken`,
    [loadSerial, templateSerial, JSON.stringify(values)],
  )
  return taken ?? { updated: 0, unchanged: 0 }
}

async function insertRecords(
  transaction: SqlTransaction,
  records: RecordTuples,
  rows: readonly PreparedRow[],
): Promise<void> {
  if (rows.length === 0) return
  await transaction.copyIn(
    'records (load_serial, row_number, template_serial, key, cells)',
    records.message(rows),
  )
}

async function insertRejects(
  transaction: SqlTransaction,
  loadId: string,
  rejects: readonly string[],
): Promise<void> {
  if (rejects.length === 0) return
  const own = `${loadId}\t`
  await transaction.copyIn(
    'load_rejects (load_id, row_number, raw, readable, errors)',
    own + rejects.join(own),
  )
}

function forgetRejects(
  transaction: SqlTransaction,
  { loadId, from }: SliceContext,
  to: Place,
): Promise<object[]> {
  return transaction.query(
    'delete from load_rejects where load_id = $1 and row_number > $2 and row_number <= $3',
    [loadId, from.row, to.row],
  )
}

/** Counters and checkpoint; a pause requested meanwhile takes effect here. */
async function moveOn(
  transaction: SqlTransaction,
  slice: PreparedSlice,
  context: SliceContext,
  counts: Counts,
): Promise<LoadState> {
  // Rows that are read again were counted when they were rejected.
  const reread = context.isReread ? slice.read : 0
  const errors = slice.rejects.length - reread
  const [moved] = await transaction.query<{ state: LoadState }>(
    `update loads set processed = processed + $2, created = created + $3, updated = updated + $4,
       unchanged = unchanged + $5, duplicated = duplicated + $6, errors = errors + $7, round_done = round_done + $8, excluded = excluded + $14,
       worked_ms = worked_ms + $9, checkpoint_byte = $10, checkpoint_row = $11,
       state = case state when 'pausing' then 'paused' else state end
     where id = $1 and state in ('processing', 'pausing') and checkpoint_byte = $12 and checkpoint_row = $13
     returning state`,
    [
      context.loadId,
      slice.read - reread,
      counts.created,
      counts.updated,
      counts.unchanged,
      counts.duplicated,
      errors,
      slice.read,
      context.workedMs(),
      slice.next.byte,
      slice.next.row,
      context.from.byte,
      context.from.row,
      counts.excluded,
    ],
  )
  if (!moved) throw new LoadMovedOn()
  return moved.state
}

/** Another worker has this load, or it was paused or deleted: this slice is not committed. */
export class LoadMovedOn extends Error {
  constructor() {
    super('the load is no longer where this worker left it')
  }
}
