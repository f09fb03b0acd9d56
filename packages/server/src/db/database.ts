import type { Kysely } from 'kysely'
import type { CopiedRow } from './copy-out.ts'
import type { OpenChannel } from './channel.ts'
import type { Schema } from '#generated/schema.ts'

/** What queries take first: the database, or a transaction of it. */
export type Db = Kysely<Schema>

/** Plain SQL inside one transaction, with the way in for many rows at once. */
export type SqlTransaction = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** Runs a `COPY … FROM STDIN` (text format) over the data; answers the rows taken. */
  copyIn(target: string, data: string | Buffer<ArrayBuffer>): Promise<number>
  /** Rows of a select with everything written out, in the binary format of COPY; PGlite has none and is asked in parts. */
  copyOut?: (select: string, row: CopiedRow) => AsyncIterable<number>
}

/** The one seam between the product and PGlite or PostgreSQL. */
export type Database = {
  kind: 'pglite' | 'postgres'
  db: Db
  /** One transaction in plain SQL; `target` of copyIn is `table (column, …)`, its data the text of COPY, or
   * its binary format as bytes. */
  session: <T>(work: (transaction: SqlTransaction) => Promise<T>) => Promise<T>
  /** Work that may take longer than a request: no time limit on its statements. */
  patient: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** The line to other processes on this database; a database that only one process holds has none. */
  openChannel?: OpenChannel
  close: () => Promise<void>
}
