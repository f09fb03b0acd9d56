import { bottomLabel, sideLabel } from '#charts/plot/axes.css.ts'
import type { Cursor } from '#charts/plot/cursor.ts'
import { PlotField } from '#charts/plot/plot-field.tsx'
import { ring, svg } from '#charts/plot/plot.css.ts'
import type { Size } from '#charts/plot/sized.tsx'
import { useWords } from '#words/use-words.ts'
import { fullName, type Grid } from './grid.ts'
import { heatMapLayout, type HeatMapLayout } from './heat-map-layout.ts'
import * as css from './heat-map.css.ts'
import type { Steps } from './steps.ts'

interface HeatMapPlotProps {
  label: string
  size: Size
  grid: Grid
  steps: Steps
  formatValue: (value: number) => string
  short: (value: number) => string
}

/** The cells with the labels of rows and columns, and the cursor. */
export function HeatMapPlot({ label, size, grid, steps, formatValue, short }: HeatMapPlotProps) {
  const words = useWords().chart
  const layout = heatMapLayout(grid, size, short)
  const { height, cellWidth, cellHeight } = layout
  const room = { ...size, height }
  const model = modelOf(layout, (value) => (value === null ? words.noValue : formatValue(value)))
  const cells = <Cells layout={layout} steps={steps} short={short} />
  return (
    <PlotField label={label} size={room} model={model}>
      {(at) => (
        <svg className={svg} viewBox={`0 0 ${size.width} ${height}`} height={height} aria-hidden>
          <Names layout={layout} rem={size.rem} />
          {cells}
          {at === undefined ? null : (
            <rect
              className={ring}
              x={layout.start + at.point * cellWidth}
              y={at.series * cellHeight}
              width={cellWidth}
              height={cellHeight}
              rx={3}
            />
          )}
        </svg>
      )}
    </PlotField>
  )
}

function modelOf(
  { grid, start, cellWidth, cellHeight }: HeatMapLayout,
  formatValue: (value: number | null) => string,
) {
  const { across, down, values } = grid
  const inside = (at: number, count: number) => at >= 0 && at < count
  return {
    lengths: down.items.map(() => across.items.length),
    nearest: (x: number, y: number) => {
      const at = { series: Math.floor(y / cellHeight), point: Math.floor((x - start) / cellWidth) }
      const isCell = inside(at.series, down.items.length) && inside(at.point, across.items.length)
      return isCell ? at : undefined
    },
    place: ({ series, point }: Cursor) => ({
      x: start + (point + 0.5) * cellWidth,
      y: (series + 0.5) * cellHeight,
    }),
    tip: ({ series, point }: Cursor) => {
      const names = [down.items[series], across.items[point]].map((item) =>
        item === undefined ? '' : fullName(item),
      )
      return { title: names.join(', '), entries: [{ value: formatValue(values[series]?.[point] ?? null) }] }
    },
  }
}

function Names({ layout, rem }: { layout: HeatMapLayout; rem: number }) {
  const { grid, start, cellWidth, cellHeight, every } = layout
  const below = grid.down.items.length * cellHeight + rem
  return (
    <>
      {grid.down.items.map(({ id, label }, at) => (
        <text key={id} className={sideLabel} x={start - 0.4 * rem} y={(at + 0.5) * cellHeight} dy="0.35em">
          {label}
        </text>
      ))}
      {grid.across.items.map(({ id, label }, at) =>
        at % every === 0 ? (
          <text key={id} className={bottomLabel} x={start + (at + 0.5) * cellWidth} y={below}>
            {label}
          </text>
        ) : null,
      )}
    </>
  )
}

interface CellsProps {
  layout: HeatMapLayout
  steps: Steps
  short: (value: number) => string
}

function Cells({ layout, steps, short }: CellsProps) {
  const { grid, start, cellWidth, cellHeight, hasFigures } = layout
  return grid.values.flatMap((line, series) =>
    line.map((value, point) => {
      const place = { x: start + point * cellWidth, y: series * cellHeight }
      const step = value === null ? undefined : steps.stepOf(value)
      return (
        <g key={`${series} ${point}`}>
          <rect
            className={step === undefined ? css.none : css.steps[step]}
            x={place.x + 1}
            y={place.y + 1}
            width={Math.max(1, cellWidth - 2)}
            height={cellHeight - 2}
            rx={2}
          />
          {value === null || step === undefined || !hasFigures ? null : (
            <text
              className={css.figures[step]}
              x={place.x + cellWidth / 2}
              y={place.y + cellHeight / 2}
              dy="0.35em"
            >
              {short(value)}
            </text>
          )}
        </g>
      )
    }),
  )
}
