import { rowByWord, standingRows } from '#db/catalogue-export.ts'
import type { CatalogueName, Reference } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { serializeRows, parseRow } from './exported-references.ts'
import type { KnownRows, Row } from './known-rows.ts'

/**
 * The rows of a family that are configuration (handbook PAN-18): they are carried from one portal to another in a file,
 * where each is known again by its key, never by its id.
 */
export type ExportedRows = KnownRows & {
  /** Every row that is carried, in its order. */
  rows: (db: Db) => Promise<({ id: string } & object)[]>
} & Partial<Referring>

/** What the rows of a family refer to; rows that refer to nothing are carried as they are. */
export type Referring = {
  /** Its table, and those that its rows refer to, which have to be there before them. */
  table: string
  refersTo: readonly string[]
  /** Rows as the file has them: what they refer to by what it is called. People, and what names them, never are in it. */
  serialize: (db: Db, rows: readonly object[]) => Promise<Row[]>
  /** A row of the file as the family's acts take it; refuses what is called nothing here. */
  parse: (db: Db, row: Row) => Promise<Row>
}

type Words = {
  table: CatalogueName
  /** Columns beside the name that know a row; the first of them is taken before the name. */
  unique: readonly string[]
  /** The column among whose equals a name knows a row. */
  within?: string | undefined
  refers: readonly Reference[]
  isExported: (row: object) => boolean
}

/** The rows of a catalogue: those that stand, known by their first code, or by their name. */
export function exportedRowsOf(
  family: string,
  { table, unique, within, refers, isExported }: Words,
): ExportedRows {
  const key = unique[0] ?? 'name'
  const isWithin = key === 'name' && within !== undefined
  return {
    ...{ family, key, table },
    refersTo: refers.map((reference) => reference.table),
    rows: async (db) => (await standingRows(db, table)).filter(isExported),
    find: (db, word, row) =>
      rowByWord(db, table, key, word, isWithin ? { column: within, value: row[within] ?? null } : undefined),
    serialize: (db, rows) => serializeRows(db, refers, rows),
    parse: (db, row) => parseRow(db, refers, row),
  }
}

/** Of a family whose rows refer to nothing. */
export const referringToNothing: Omit<Referring, 'table'> = {
  refersTo: [],
  serialize: (_db, rows) => Promise.resolve(rows.map((row) => ({ ...row }))),
  parse: (_db, row) => Promise.resolve(row),
}
