import type { Context } from '#contract/handlers.ts'
import type { Database } from '#db/database.ts'
import type { Reader } from './report-words.ts'

/** Complete lines of a CSV file, their number, and their people. */
export type Lines = { content: string | Buffer; count: number; people: string[] }
/** The columns of a line, its reader, and the delimiter. */
export type WrittenLines = { columns: readonly string[]; reader: Reader; delimiter: string }

/**
 * The CSV lines of a whole list, in order and in chunks: equal to its pages formatted by the report's columns, but
 * written by the database. Undefined where that is not supported. The context is that of the list's operation.
 */
export type WriteLines = (
  context: Context,
  written: WrittenLines,
  database: Database,
) => AsyncIterable<Lines> | undefined

/** The reports whose lines the database writes. */
export type LineWriters = Readonly<Record<string, WriteLines>>
