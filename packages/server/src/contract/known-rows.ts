import type { Db } from '#db/database.ts'

export type Row = Record<string, unknown>

/** An existing row, with the values that a change of it must repeat. */
export type KnownRow = { id: string; version: number } & object

/** How to identify existing rows of a family. */
export type KnownRows = {
  family: string
  /** The field that identifies a row. */
  key: string
  /** The row with this key, locked; undefined for a new one. */
  find: (db: Db, key: string, row: Row) => Promise<KnownRow | undefined>
}
