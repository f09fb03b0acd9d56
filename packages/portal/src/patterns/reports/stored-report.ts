import type { CallOptions, Download, ReportName } from '@portal/sdk'

/** The report of a list: it can be saved as a definition, and exported in the background. */
export interface StoredReport {
  readonly report: ReportName
  /** The current query of the list. */
  readonly ask: Readonly<Record<string, unknown>>
  /** Downloads the whole list as a stream, if the service supports it. */
  readonly stream?: (columns: string[], options: CallOptions) => Promise<Download>
}

/** The same with the current state of the screen. */
export interface ShownReport extends StoredReport {
  /** The names of the visible columns, in order. */
  readonly columns: readonly string[]
}
