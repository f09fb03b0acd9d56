import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './chart-frame.css.ts'
import { toCsv } from './csv.ts'
import { download } from './download.ts'
import type { TableData } from './table-data.ts'

interface ChartButtonsProps {
  label: string
  isTable: boolean
  onTable: (isTable: boolean) => void
  table: () => TableData
}

/** Switches between drawing and table, and downloads the table as a file. */
export function ChartButtons({ label, isTable, onTable, table }: ChartButtonsProps) {
  const words = useWords().chart
  const { locale } = useLocale()
  return (
    <div className={css.buttons} data-print="never">
      {isTable ? (
        <Button
          size="sm"
          tone="quiet"
          icon="download"
          onPress={() => download(`${label}.csv`, toCsv(table(), locale))}
        >
          {words.download}
        </Button>
      ) : null}
      <Button size="sm" tone="quiet" icon={isTable ? 'chart' : 'list'} onPress={() => onTable(!isTable)}>
        {isTable ? words.asChart : words.asTable}
      </Button>
    </div>
  )
}
