import type { HandlerTable } from '#contract/handlers.ts'
import { listOperation } from '#contract/ask-list.ts'
import type { LineWriters, WriteLines } from '#reports/report-lines.ts'
import type { ReportName } from '#reports/report-words.ts'

let tables: () => readonly HandlerTable[] = () => []
let writers: LineWriters = {}

/** Says which lists there are, and of which the database writes the lines: only who joins the areas knows them all. */
export function reportAll(given: () => readonly HandlerTable[], lines: LineWriters = {}): void {
  tables = given
  writers = lines
}

/** What writes the lines of a report, where the database does. */
export const writerOf = (report: ReportName): WriteLines | undefined => writers[report]

/** The handlers of all families, by which a report is asked. */
export const listTables = (): readonly HandlerTable[] => tables()

/** What a report is narrowed to in time: days, months, or neither. */
export function spanOf(report: ReportName): 'days' | 'months' | null {
  const { from } = listOperation(report).query.properties ?? {}
  if (from === undefined) return null
  return from.format === 'date' ? 'days' : 'months'
}
