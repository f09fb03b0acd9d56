import type { Db } from '#db/database.ts'

export type Row = Record<string, unknown>

/** A row that is there already, with what a change of it has to say. */
export type KnownRow = { id: string; version: number } & object

/** How the rows of a family are known again. */
export type KnownRows = {
  family: string
  /** The field by which a row is known again. */
  key: string
  /** The row that has this key, locked; undefined when it would be new. */
  find: (db: Db, key: string, row: Row) => Promise<KnownRow | undefined>
}
