import { bisectCenter, least } from 'd3-array'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Axes } from '#charts/plot/axes.tsx'
import type { Cursor } from '#charts/plot/cursor.ts'
import { PlotField } from '#charts/plot/plot-field.tsx'
import { cursorLine, ring, svg } from '#charts/plot/plot.css.ts'
import type { Size } from '#charts/plot/sized.tsx'
import type { Baseline } from '#charts/plot/value-scale.ts'
import { seriesColour } from '#charts/series-colour.ts'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import { LineDrawing } from './line-drawing.tsx'
import type { Line } from './lines.ts'
import * as css from './time-series.css.ts'
import { timeSeriesLayout, type TimeSeriesLayout } from './time-series-layout.ts'
import { timeSeriesTip } from './time-series-tip.ts'

interface TimeSeriesPlotProps {
  label: string
  size: Size
  lines: readonly Line[]
  timeZone: string
  baseline: Baseline
  formatValue: (value: number) => string
  short: (value: number) => string
  formatTime: (time: string) => string
}

/** The lines with their axes, labels and cursor. */
export function TimeSeriesPlot(props: TimeSeriesPlotProps) {
  const { label, size, lines, formatValue, formatTime } = props
  const { locale } = useLocale()
  const words = useWords().chart
  const layout = timeSeriesLayout({ ...props, locale })
  const model = {
    ...modelOf(lines, layout),
    tip: (at: Cursor) => timeSeriesTip(lines, at, { formatValue, formatTime, words }),
  }
  // Created once per drawing: the elements stay the same while the cursor moves.
  const drawing = lines.map((line) => <LineDrawing key={line.id} line={line} {...scalesOf(layout)} />)
  const { box, side, bottom, names } = layout
  return (
    <PlotField label={label} size={size} model={model}>
      {(at) => (
        <svg className={svg} viewBox={`0 0 ${size.width} ${size.height}`} height={size.height} aria-hidden>
          <Axes box={box} size={size} side={side} bottom={bottom} />
          {drawing}
          {names.map(({ id, label: name, at: series, y }) => (
            <text
              key={id}
              className={classNames(css.name, seriesColour(series))}
              x={box.end + 0.5 * size.rem}
              y={y}
              dy="0.35em"
            >
              {name}
            </text>
          ))}
          {at === undefined ? null : <CursorSign {...model.place(at)} top={box.top} bottom={box.bottom} />}
        </svg>
      )}
    </PlotField>
  )
}

const scalesOf = ({ across, up }: TimeSeriesLayout) => ({ across, up })

function modelOf(lines: readonly Line[], { across, up, box }: TimeSeriesLayout) {
  const times = (lines[0]?.points ?? []).map(({ x }) => x)
  const heightAt = ({ series, point }: Cursor) => {
    const y = lines[series]?.points[point]?.y ?? null
    return y === null ? box.bottom : up(y)
  }
  return {
    lengths: lines.map(({ points }) => points.length),
    nearest: (x: number, y: number) => {
      const point = bisectCenter(times, across.invert(x))
      const known = lines.flatMap(({ points }, series) =>
        points[point]?.y == null ? [] : [{ series, point }],
      )
      return least(known, (at) => Math.abs(heightAt(at) - y)) ?? { series: 0, point }
    },
    place: (at: Cursor) => ({ x: across(times[at.point] ?? 0), y: heightAt(at) }),
  }
}

function CursorSign({ x, y, top, bottom }: { x: number; y: number; top: number; bottom: number }) {
  return (
    <g>
      <line className={cursorLine} x1={x} x2={x} y1={top} y2={bottom} />
      <circle className={ring} cx={x} cy={y} r={6} />
    </g>
  )
}
