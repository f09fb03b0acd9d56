import { ExportMenu } from '@portal/ui-kit'
import { useExport, type ExportSource } from './use-export.ts'

interface ListExportProps<Row> extends ExportSource<Row> {
  /** How many rows match on all pages. */
  rows: number
}

/** Exports what is on the screen: the columns in sight, in their order, of all rows that match. */
export function ListExport<Row>({ rows, ...source }: ListExportProps<Row>) {
  const { run, start } = useExport(source)
  return (
    <ExportMenu
      rows={rows}
      onExport={(format) => void start(format)}
      {...(run === undefined ? {} : { run })}
    />
  )
}
