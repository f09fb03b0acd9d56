import { use } from 'react'
import { ExportMenu } from '@portal/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import type { ShownReport } from '#patterns/reports/stored-report.ts'
import { useCan } from '#patterns/use-can.ts'
import { TickedRows } from './ticked-rows.ts'
import { useExport, type ExportSource } from './use-export.ts'

/**
 * Up to this number of rows the page creates the file itself; longer reports are created by the service in the
 * background.
 */
const mostRowsHere = 10_000

interface ListExportProps<Row> extends ExportSource<Row> {
  /** The number of matching rows on all pages. */
  rows: number
  /** A lower bound of that number. */
  isMore?: boolean
  /** The content of the file, when its rows differ from those of the list. */
  summary?: string
  /**
   * The report of the list: for many rows the service creates the file, if the person may use the page of all
   * reports.
   */
  report?: ShownReport | undefined
}

/** Exports the visible columns, in order, for all matching rows or for the ticked ones of its table. */
export function ListExport<Row>({ rows, isMore, summary, report, ...source }: ListExportProps<Row>) {
  const { t } = useTranslation('general')
  const can = useCan()
  const format = useFormat()
  // While a list is still being counted, it may be long.
  const isLong = report !== undefined && (isMore === true || rows > mostRowsHere) && can('MENU_REPORTES')
  // The rows of a table are those of its export.
  const ticked = useTicked(summary) as readonly Row[]
  const { run, start } = useExport({ ...source, ticked }, isLong ? report : undefined)
  return (
    <ExportMenu
      rows={rows}
      isMore={isMore}
      summary={
        isLong
          ? t('list.inBackground', { rows: `${format.number(rows)}${isMore === true ? '+' : ''}` })
          : summary
      }
      ticked={ticked.length}
      onExport={(format, of) => void start(format, of)}
      {...(run === undefined ? {} : { run })}
    />
  )
}

/** The ticked rows of the table around it; none for a file of other rows than those of the list. */
function useTicked(summary: string | undefined): readonly unknown[] {
  const rows = use(TickedRows)
  // An export in a table is of the table's rows, unless a summary says otherwise.
  return summary === undefined ? rows : []
}
