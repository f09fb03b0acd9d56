import type { HandlerTable } from '#contract/handlers.ts'
import { listOperation } from '#contract/ask-list.ts'
import type { LineWriters, WriteLines } from '#reports/report-lines.ts'
import type { ReportName } from '#reports/report-words.ts'

let tables: () => readonly HandlerTable[] = () => []
let writers: LineWriters = {}

/** Registers the lists, and those whose lines the database writes: only the module that joins the areas knows them all. */
export function reportAll(given: () => readonly HandlerTable[], lines: LineWriters = {}): void {
  tables = given
  writers = lines
}

/** What writes the lines of a report, where the database does. */
export const writerOf = (report: ReportName): WriteLines | undefined => writers[report]

/** The handlers of all families, by which a report is asked. */
export const listTables = (): readonly HandlerTable[] => tables()

/** By which parameters a list is narrowed in time, and whether these are days or months. */
type Span = { from: string; until: string; of: 'days' | 'months' }

/** What a report is narrowed to in time; nothing where it is not. Lists of vacation have the names of the specification §3. */
export function spanOf(report: ReportName): Span | null {
  const known = listOperation(report).query.properties ?? {}
  if ('initialDate' in known) return { from: 'initialDate', until: 'endDate', of: 'days' }
  const { from } = known
  if (from === undefined) return null
  return { from: 'from', until: 'until', of: from.format === 'date' ? 'days' : 'months' }
}
