import { least } from 'd3-array'
import { base } from '#charts/plot/axes.css.ts'
import { Axes } from '#charts/plot/axes.tsx'
import type { Cursor } from '#charts/plot/cursor.ts'
import { plotBox, plotHeight, thinned } from '#charts/plot/plot-box.ts'
import { PlotField } from '#charts/plot/plot-field.tsx'
import { svg } from '#charts/plot/plot.css.ts'
import type { Size } from '#charts/plot/sized.tsx'
import { markCount, valueScale } from '#charts/plot/value-scale.ts'
import { seriesColour } from '#charts/series-colour.ts'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import { bands, barsOf, type Bar } from './bars-layout.ts'
import type { BarSeries } from './bars-table.ts'
import type { BarsArrangement } from './bars-arrangement.ts'
import * as css from './bars.css.ts'

type ShownSeries<Row> = BarSeries<Row> & { at: number }

interface BarsPlotProps<Row> {
  label: string
  size: Size
  rows: readonly Row[]
  category: (row: Row) => string
  series: readonly ShownSeries<Row>[]
  arrangement: BarsArrangement
  formatValue: (value: number) => string
  short: (value: number) => string
}

/** The bars with their axes and cursor. */
export function BarsPlot<Row>(props: BarsPlotProps<Row>) {
  const { label, size, rows, category, series, short } = props
  const { box, side, rectOf, bars, band } = layoutOf(props)
  const model = useBarsModel(props, rectOf, bars)
  const bottom = rows.map((row, at) => ({
    at: (band.rows(at) ?? 0) + band.rows.bandwidth() / 2,
    label: category(row),
  }))
  return (
    <PlotField label={label} size={size} model={model}>
      {(at) => (
        <svg className={svg} viewBox={`0 0 ${size.width} ${size.height}`} height={size.height} aria-hidden>
          {at === undefined ? null : (
            <rect
              className={css.column}
              x={(band.rows(at.point) ?? 0) - band.rows.step() * 0.16}
              width={band.rows.step()}
              y={box.top}
              height={box.bottom - box.top}
            />
          )}
          <Axes
            box={box}
            size={size}
            side={side.ticks.map((tick) => ({
              at: side.scale(tick),
              label: short(tick),
            }))}
            bottom={thinned(bottom, size.rem)}
          />
          {bars.map((bar) => (
            <rect
              key={`${bar.series} ${bar.row}`}
              className={classNames(css.bar, seriesColour(series[bar.series]?.at ?? 0))}
              data-current={at === undefined ? undefined : at.series === bar.series && at.point === bar.row}
              {...rectOf(bar)}
            />
          ))}
          <line className={base} x1={box.start} x2={box.end} y1={side.scale(0)} y2={side.scale(0)} />
        </svg>
      )}
    </PlotField>
  )
}

function layoutOf<Row>({ size, rows, series, arrangement, short }: BarsPlotProps<Row>) {
  const bars = barsOf(rows, series, arrangement)
  const { top, bottom } = plotHeight(size)
  const count = markCount(bottom - top)
  const ends = bars.map(({ to }) => to)
  const scale = valueScale(ends, [bottom, top], count)
  const ticks = scale.ticks(count)
  const box = plotBox(size, { labels: ticks.map(short) })
  const isGrouped = arrangement === 'grouped'
  const band = bands(rows.length, isGrouped ? series.length : 1, box.start, box.end)
  const rectOf = ({ row, series: at, from, to }: Bar) => ({
    x: (band.rows(row) ?? 0) + (isGrouped ? (band.inner(at) ?? 0) : 0),
    width: band.inner.bandwidth(),
    y: scale(Math.max(from, to)),
    height: Math.abs(scale(from) - scale(to)),
  })
  return { bars, box, band, side: { scale, ticks }, rectOf }
}

type Rect = (bar: Bar) => { x: number; y: number; width: number; height: number }

function useBarsModel<Row>(
  { rows, category, series, formatValue }: BarsPlotProps<Row>,
  rectOf: Rect,
  bars: readonly Bar[],
) {
  const words = useWords().chart
  const barAt = ({ series: at, point }: Cursor) =>
    bars.find((bar) => bar.series === at && bar.row === point) ?? { series: at, row: point, from: 0, to: 0 }
  // Pick the column first, then the nearest bar in it.
  const farFrom = (bar: Bar, x: number, y: number) => {
    const rect = rectOf(bar)
    return outside(x, rect.x, rect.width) * 1000 + outside(y, rect.y, rect.height)
  }
  return {
    lengths: series.map(() => rows.length),
    nearest: (x: number, y: number) => {
      const near = least(bars, (bar) => farFrom(bar, x, y))
      return near === undefined ? undefined : { series: near.series, point: near.row }
    },
    place: (at: Cursor) => {
      const rect = rectOf(barAt(at))
      return { x: rect.x + rect.width / 2, y: rect.y }
    },
    tip: ({ series: current, point }: Cursor) => {
      const row = rows[point]
      return {
        title: row === undefined ? '' : category(row),
        kind: 'bar' as const,
        entries: series.map(({ label, value, at }, index) => {
          const number = row === undefined ? null : value(row)
          return {
            value: number === null ? words.noValue : formatValue(number),
            ...(series.length > 1 ? { label, series: at, isCurrent: index === current } : {}),
          }
        }),
      }
    },
  }
}

const outside = (value: number, from: number, length: number): number =>
  Math.max(from - value, value - from - length, 0)
