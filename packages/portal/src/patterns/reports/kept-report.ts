import type { CallOptions, Download, ReportName } from '@portal/sdk'

/** What the report is that a list shows: it can be kept as a definition, and made into a file in the background. */
export interface KeptReport {
  readonly report: ReportName
  /** What the list on the screen is asked. */
  readonly ask: Readonly<Record<string, unknown>>
  /** Downloads the whole list as it is read, where the service streams it. */
  readonly stream?: (columns: string[], options: CallOptions) => Promise<Download>
}

/** The same as it is on the screen. */
export interface ShownReport extends KeptReport {
  /** The names of the columns in sight, in their order. */
  readonly columns: readonly string[]
}
