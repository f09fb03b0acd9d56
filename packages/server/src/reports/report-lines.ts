import type { Context } from '#contract/handlers.ts'
import type { Database } from '#db/database.ts'
import type { Reader } from './report-words.ts'

/** Whole lines of CSV, as they stand in a file, how many, and whose. */
export type Lines = { content: string | Buffer; count: number; people: string[] }
/** Which columns a line has, for whom, and what stands between them. */
export type WrittenLines = { columns: readonly string[]; reader: Reader; delimiter: string }

/**
 * The lines of all rows of a list, in its order and a few at a time: what its pages and the columns of the report come to,
 * written by the database. Nothing where it cannot be asked so. The context is the one that the list would be asked in.
 */
export type WriteLines = (
  context: Context,
  written: WrittenLines,
  database: Database,
) => AsyncIterable<Lines> | undefined

/** Of which reports the database writes the lines. */
export type LineWriters = Readonly<Record<string, WriteLines>>
