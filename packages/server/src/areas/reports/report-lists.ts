import type { HandlerTable } from '#contract/handlers.ts'
import { listOperation } from '#contract/ask-list.ts'
import type { ReportName } from '#reports/report-words.ts'

let tables: () => readonly HandlerTable[] = () => []

/** Says which lists there are: only who joins the areas knows them all. */
export function reportAll(given: () => readonly HandlerTable[]): void {
  tables = given
}

/** The handlers of all families, by which a report is asked. */
export const listTables = (): readonly HandlerTable[] => tables()

/** What a report is narrowed to in time: days, months, or neither. */
export function spanOf(report: ReportName): 'days' | 'months' | null {
  const { from } = listOperation(report).query.properties ?? {}
  if (from === undefined) return null
  return from.format === 'date' ? 'days' : 'months'
}
