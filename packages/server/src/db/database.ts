import type { Kysely } from 'kysely'
import type { CopiedRow } from './copy-out.ts'
import type { OpenChannel } from './channel.ts'
import type { Schema } from '#generated/schema.ts'

/** The first argument of queries: the database, or one of its transactions. */
export type Db = Kysely<Schema>

/** Plain SQL inside one transaction, with bulk copy. */
export type SqlTransaction = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** Runs a `COPY … FROM STDIN` (text format) with the data; returns the number of rows. */
  copyIn(target: string, data: string | Buffer<ArrayBuffer>): Promise<number>
  /** Rows of a select with inlined values, in the binary format of COPY; PGlite lacks it and is queried in parts. */
  copyOut?: (select: string, row: CopiedRow) => AsyncIterable<number>
}

/** The only seam between the product and PGlite or PostgreSQL. */
export type Database = {
  kind: 'pglite' | 'postgres'
  db: Db
  /**
   * One transaction in plain SQL; `target` of copyIn is `table (column, …)`, its data in COPY's text format, or in
   * its binary format as bytes.
   */
  session: <T>(work: (transaction: SqlTransaction) => Promise<T>) => Promise<T>
  /** For work that may take longer than a request: without a statement timeout. */
  patient: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** The channel to other processes on this database; none if only one process can open it. */
  openChannel?: OpenChannel
  close: () => Promise<void>
}
