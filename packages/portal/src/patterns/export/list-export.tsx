import { ExportMenu } from '@portal/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import type { ShownReport } from '#patterns/reports/kept-report.ts'
import { useCan } from '#patterns/use-can.ts'
import { useExport, type ExportSource } from './use-export.ts'

/** A page reads no more of a report for a file: the service makes it in the background. */
const mostRowsHere = 10_000

interface ListExportProps<Row> extends ExportSource<Row> {
  /** How many rows match on all pages. */
  rows: number
  /** A lower bound of the rows that match. */
  isMore?: boolean
  /** What the file holds in words, where its rows are not those of the list. */
  summary?: string
  /** The report that the list is: of many rows the service makes the file, for who has the page of all reports. */
  report?: ShownReport | undefined
}

/** Exports what is on the screen: the columns in sight, in their order, of all rows that match. */
export function ListExport<Row>({ rows, isMore, summary, report, ...source }: ListExportProps<Row>) {
  const { t } = useTranslation('general')
  const can = useCan()
  const format = useFormat()
  // Of a list that is still being counted nobody knows whether it is short.
  const isLong = report !== undefined && (isMore === true || rows > mostRowsHere) && can('MENU_REPORTES')
  const { run, start } = useExport(source, isLong ? report : undefined)
  return (
    <ExportMenu
      rows={rows}
      isMore={isMore}
      summary={
        isLong
          ? t('list.inBackground', { rows: `${format.number(rows)}${isMore === true ? '+' : ''}` })
          : summary
      }
      onExport={(format) => void start(format)}
      {...(run === undefined ? {} : { run })}
    />
  )
}
