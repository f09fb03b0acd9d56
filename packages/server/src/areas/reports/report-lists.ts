import type { HandlerTable } from '#contract/handlers.ts'
import { listOperation } from '#contract/ask-list.ts'
import type { LineWriters, WriteLines } from '#reports/report-lines.ts'
import type { ReportName } from '#reports/report-words.ts'

let tables: () => readonly HandlerTable[] = () => []
let writers: LineWriters = {}

/**
 * Registers the lists, and those whose lines the database writes: only the module that joins the areas knows them
 * all.
 */
export function reportAll(given: () => readonly HandlerTable[], lines: LineWriters = {}): void {
  tables = given
  writers = lines
}

/** The line writer of a report, if there is one. */
export const writerOf = (report: ReportName): WriteLines | undefined => writers[report]

/** The handlers of all families, through which a report is queried. */
export const listTables = (): readonly HandlerTable[] => tables()

/** The parameters that limit a list's period, and whether these are days or months. */
type Span = { from: string; until: string; of: 'days' | 'months' }

/** The period parameters of a report; undefined without any. Lists of vacation use the names of specification §3. */
export function spanOf(report: ReportName): Span | null {
  const known = listOperation(report).query.properties ?? {}
  if ('initialDate' in known) return { from: 'initialDate', until: 'endDate', of: 'days' }
  const { from } = known
  if (from === undefined) return null
  return { from: 'from', until: 'until', of: from.format === 'date' ? 'days' : 'months' }
}
