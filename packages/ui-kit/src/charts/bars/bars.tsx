import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { seriesColour } from '#charts/series-colour.ts'
import * as css from './bars.css.ts'
import { BarsDrawing } from './bars-drawing.tsx'
import { BarsTable } from './bars-table.tsx'

/** A measured thing, one colour of the chart. */
export interface BarSeries {
  id: string
  label: string
}

/** One place on the axis with a value for each series. */
export interface BarRow {
  label: string
  values: Readonly<Record<string, number>>
}

/** A small bar chart. */
export interface BarsProps {
  /** What the chart shows. */
  label: string
  series: readonly BarSeries[]
  rows: readonly BarRow[]
  /** The name of the axis, over the first column of the table. */
  axis?: string | undefined
  format?: ((value: number) => string) | undefined
  /** Height of the drawing, `14rem` when left out. */
  height?: string | undefined
}

/** Compares up to about thirty values; several series are stacked. Arrow keys read it, and it is a table at a press. */
export function Bars({ label, series, rows, axis, format, height = '14rem' }: BarsProps) {
  const words = useWords().chart
  const { locale } = useLocale()
  const [isTable, setTable] = useState(false)
  const say = format ?? ((value: number) => formatNumber(value, locale))
  return (
    <figure className={css.root} aria-label={label}>
      <div className={css.head}>
        {series.length < 2 ? (
          <span />
        ) : (
          <ul className={css.legend}>
            {series.map(({ id, label: name }, at) => (
              <li key={id} className={css.entry}>
                <span className={`${css.swatch} ${seriesColour(at)}`} aria-hidden />
                {name}
              </li>
            ))}
          </ul>
        )}
        <Button size="sm" tone="quiet" icon={isTable ? 'chart' : 'list'} onPress={() => setTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
      </div>
      {isTable ? (
        <BarsTable label={label} series={series} rows={rows} axis={axis ?? words.category} say={say} />
      ) : (
        <BarsDrawing label={label} series={series} rows={rows} say={say} height={height} />
      )}
    </figure>
  )
}
