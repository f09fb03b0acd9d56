import { ExportMenu } from '@portal/ui-kit'
import { useExport, type ExportSource } from './use-export.ts'

interface ListExportProps<Row> extends ExportSource<Row> {
  /** How many rows match on all pages. */
  rows: number
  /** There are at least so many, and more may match. */
  isMore?: boolean
  /** What the file holds in words, where its rows are not those of the list. */
  summary?: string
}

/** Exports what is on the screen: the columns in sight, in their order, of all rows that match. */
export function ListExport<Row>({ rows, isMore, summary, ...source }: ListExportProps<Row>) {
  const { run, start } = useExport(source)
  return (
    <ExportMenu
      rows={rows}
      isMore={isMore}
      summary={summary}
      onExport={(format) => void start(format)}
      {...(run === undefined ? {} : { run })}
    />
  )
}
