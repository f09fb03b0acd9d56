import { type Selectable, sql } from 'kysely'
import { auditChange, auditOrder } from '#auth/audit.ts'
import * as queries from '#db/catalogue-queries.ts'
import type { Schema } from '#generated/schema.ts'
import { type ExportedRows, exportedRowsOf } from './exported-rows.ts'
import { type BoundHandler, type Context, type HandlerTable, type OperationId } from './handlers.ts'
import { importRows } from './import-rows.ts'
import { readerOfWords } from './named-references.ts'
import { operationRows } from './operations.ts'
import { conflict, notFound, refuse } from './refuse.ts'
import { checkVersion } from './version.ts'

/** Families that have a list in the contract. */
type Family = OperationId extends infer Id ? (Id extends `${infer Name}.index` ? Name : never) : never

type Definition<Table extends queries.CatalogueName> = Partial<Omit<queries.Catalogue, 'table'>> & {
  table: Table
  /** Columns besides the name that are unique among rows that are not deleted. */
  unique?: readonly (keyof Schema[Table] & string)[]
  /** The column within whose values a name is unique; without it, unique in the whole table. */
  within?: keyof Schema[Table] & string
  /** Refuses an invalid row. It gets the old row, unless it is new, and the settings. */
  check?: (
    row: Selectable<Schema[Table]>,
    before: Selectable<Schema[Table]> | undefined,
    settings: Context['settings'],
  ) => void
  /** Checks other rows after an update of an existing row; refuses an inconsistency. */
  checkOthers?: (
    db: Context['db'],
    row: Selectable<Schema[Table]>,
    before: Selectable<Schema[Table]>,
  ) => Promise<void>
  /** Columns that `update` cannot change: `patch` or other operations do. */
  keeps?: readonly (keyof Schema[Table] & string)[]
  /** The rows that a configuration export contains: not those that name people. */
  isExported?: (row: Selectable<Schema[Table]>) => boolean
}

/** Columns that `update` leaves alone when they are omitted: they are internal to the server. */
const kept = new Set(['id', 'position', 'version', 'uses', 'createdAt', 'updatedAt', 'deletedAt'])

/**
 * All operations of a catalogue (decision 041): list, show, create, update, patch, destroy, restore and reorder, as
 * far as the contract has them, each change with versioning, uniqueness and audit. Omitted columns get the table's
 * defaults. A family that needs other rules writes its own handlers; there are no flags.
 */
export function catalogue<Table extends queries.CatalogueName>(
  family: Family,
  definition: Definition<Table>,
): HandlerTable & { exported: ExportedRows } {
  const { table, unique = [], within, keeps = [], check, checkOthers, isExported = () => true } = definition
  const rows: queries.Catalogue = { search: [], filters: [], usedBy: [], refers: [], ...definition }
  const words = ['name', ...unique]
  // The table determines the catalogue's own columns.
  const own = (row: queries.CatalogueRow) => row as unknown as Selectable<Schema[Table]>

  const held = async ({ db, params }: Act) => (await queries.lock(db, rows, params.id)) ?? notFound()
  const existing = async (context: Act) => {
    const row = await held(context)
    return row.deletedAt === null ? row : notFound()
  }
  const checkWords = checking(rows, words, within)
  /** The updated row, checked and audited; a refusal rolls the write back. */
  const recordChange = async (context: Act, act: string, id: string, before?: queries.CatalogueRow) => {
    const after = (await queries.find(context.db, rows, id)) ?? notFound()
    check?.(own(after), before && own(before), context.settings)
    if (before) await checkOthers?.(context.db, own(after), own(before))
    await auditChange(context, { act: `${family}.${act}`, subject: id, ...(before ? { before } : {}), after })
    return after
  }
  const write = async (context: Act, act: string, values: queries.Values) => {
    const before = await existing(context)
    const { version, ...written } = values
    checkVersion(before, version as number)
    await checkWords(context, written, before)
    await put(context, rows, before.id, written)
    return recordChange(context, act, before.id, before)
  }

  const acts: Acts = {
    index: ({ db, query }) => queries.list(db, rows, query),
    show: async ({ db, params }) => (await queries.find(db, rows, params.id)) ?? notFound(),

    async create(context) {
      const { db, body, ids, clock } = context
      await checkWords(context, body)
      const now = clock.now()
      const id = ids.next()
      const position = await queries.nextPosition(db, rows)
      await queries
        .insert(db, rows, { position, ...body, id, createdAt: now, updatedAt: now })
        .catch(refuseTaken)
      return recordChange(context, 'create', id)
    },

    async update(context) {
      const before = await existing(context)
      const left = new Set<string>([...kept, ...keeps, ...rows.refers.map(queries.shownAs)])
      const columns = Object.keys(before).filter((column) => !left.has(column))
      const defaults = Object.fromEntries(columns.map((column) => [column, sql`default`]))
      return write(context, 'update', { ...defaults, ...context.body })
    },

    patch: (context) => write(context, 'patch', context.body),

    async destroy(context) {
      const before = await existing(context)
      if (before.uses > 0) {
        const names = (await queries.namesOfUses(context.db, rows, before.id)).join(', ')
        conflict('referenced', 'id', { count: before.uses, ...(names === '' ? {} : { value: names }) })
      }
      await queries.change(context.db, rows, before.id, { deletedAt: context.clock.now() })
      await recordChange(context, 'destroy', before.id, before)
    },

    async restore(context) {
      const before = await held(context)
      if (before.deletedAt === null) return before
      await checkWords(context, before, before)
      await put(context, rows, before.id, { deletedAt: null })
      return recordChange(context, 'restore', before.id, before)
    },

    async reorder(context) {
      const { db, body, clock } = context
      const [before, after] = await queries.reorder(db, rows, body.ids as string[], clock.now())
      await auditOrder(context, family, before, after)
    },
  }
  const exported = exportedRowsOf(family, {
    ...{ table, unique, within, refers: rows.refers },
    isExported: (row) => isExported(row as Selectable<Schema[Table]>),
  })
  const used = { family, table, usedBy: rows.usedBy }
  return { acts: boundActs(family, acts, exported, rows.refers), transaction: true, exported, used }
}

type Acts = Record<string, (context: Act) => Promise<unknown>>

/** The operations that the contract has, and the bulk import built on them. */
function boundActs(
  family: string,
  acts: Acts,
  exported: ExportedRows,
  refers: readonly queries.Reference[],
): HandlerTable['acts'] {
  const named = new Set(operationRows.map(({ id }) => id))
  const bound = new Map(
    Object.entries(acts)
      .map(([act, run]): [string, BoundHandler] => [`${family}.${act}`, run as unknown as BoundHandler])
      .filter(([id]) => named.has(id)),
  )
  if (named.has(`${family}.import`)) {
    const run = importRows({
      ...exported,
      table: () => ({ acts: bound, transaction: true }),
      readerOf: (db, given) => readerOfWords(db, refers, given),
    })
    bound.set(`${family}.import`, run as unknown as BoundHandler)
  }
  return bound
}

/** Refuses a duplicate word, and an id that does not exist. */
function checking(rows: queries.Catalogue, words: readonly string[], within: string | undefined) {
  return async ({ db }: Act, row: queries.Values, before?: queries.CatalogueRow): Promise<void> => {
    const all: queries.Values = { ...before, ...row }
    for (const column of words) {
      const word = row[column]
      if (typeof word !== 'string') continue
      if (word.trim() === '') refuse('blank', column)
      const isWithin = column === 'name' && within !== undefined
      const among = isWithin ? { column: within, value: all[within] } : undefined
      if (await queries.isTaken(db, rows, { column, word, among, except: before?.id })) {
        refuse('taken', column, { value: word })
      }
    }
    for (const reference of rows.refers) {
      const missing = await queries.missing(db, reference, row)
      if (missing !== undefined) refuse('inclusion', reference.column, { value: missing })
    }
  }
}

const put = ({ db, clock }: Act, rows: queries.Catalogue, id: string, values: queries.Values) =>
  queries.change(db, rows, id, { ...values, updatedAt: clock.now() }).catch(refuseTaken)

/** A concurrent request took the word after the check: the unique index `<table>_<column>` detects it. */
export function refuseTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') {
    const isCode = 'constraint' in error && String(error.constraint).endsWith('_code')
    refuse('taken', isCode ? 'code' : 'name')
  }
  throw error
}

/** A request to any catalogue, validated by the contract. */
type Act = Omit<Context, 'params' | 'query' | 'body'> & {
  params: { id: string }
  query: queries.CatalogueQuery
  body: queries.Values
}
