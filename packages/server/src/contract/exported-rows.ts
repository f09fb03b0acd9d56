import { rowByWord, currentRows } from '#db/catalogue-export.ts'
import type { CatalogueName, Reference } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { serializeRows, parseRow } from './exported-references.ts'
import type { KnownRows, Row } from './known-rows.ts'

/**
 * The rows of a configuration family (handbook PAN-18): a file moves them from one portal to another, where each is
 * identified by its key, never by its id.
 */
export type ExportedRows = KnownRows & {
  /** Every exported row, in order. */
  rows: (db: Db) => Promise<({ id: string } & object)[]>
} & Partial<Referring>

/** The references of a family's rows; without references rows are exported unchanged. */
export type Referring = {
  /** Its table, and the tables it refers to, which must be imported first. */
  table: string
  refersTo: readonly string[]
  /** Maps rows for the file: references become names. People, and references to them, are left out. */
  serialize: (db: Db, rows: readonly object[]) => Promise<Row[]>
  /** Maps a row of the file to the input of the family's operations; refuses an unknown name. */
  parse: (db: Db, row: Row) => Promise<Row>
}

type Words = {
  table: CatalogueName
  /** Identifying columns besides the name; the first of them takes precedence over the name. */
  unique: readonly string[]
  /** The column within whose values a name identifies a row. */
  within?: string | undefined
  refers: readonly Reference[]
  isExported: (row: object) => boolean
}

/** The rows of a catalogue that are not deleted, identified by their first code, or by their name. */
export function exportedRowsOf(
  family: string,
  { table, unique, within, refers, isExported }: Words,
): ExportedRows {
  const key = unique[0] ?? 'name'
  const isWithin = key === 'name' && within !== undefined
  return {
    ...{ family, key, table },
    refersTo: refers.map((reference) => reference.table),
    rows: async (db) => (await currentRows(db, table)).filter(isExported),
    find: (db, word, row) =>
      rowByWord(db, table, key, word, isWithin ? { column: within, value: row[within] ?? null } : undefined),
    serialize: (db, rows) => serializeRows(db, refers, rows),
    parse: (db, row) => parseRow(db, refers, row),
  }
}

/** For a family whose rows have no references. */
export const referringToNothing: Omit<Referring, 'table'> = {
  refersTo: [],
  serialize: (_db, rows) => Promise.resolve(rows.map((row) => ({ ...row }))),
  parse: (_db, row) => Promise.resolve(row),
}
