import { useState, type KeyboardEvent } from 'react'
import { ticks } from '#charts/scale.ts'
import type { BarRow, BarSeries } from './bars.tsx'
import { seriesColour } from '#charts/series-colour.ts'
import * as css from './bars.css.ts'

interface BarsDrawingProps {
  label: string
  series: readonly BarSeries[]
  rows: readonly BarRow[]
  say: (value: number) => string
  height: string
}

const totalOf = (row: BarRow, series: readonly BarSeries[]): number =>
  series.reduce((sum, { id }) => sum + (row.values[id] ?? 0), 0)

/** The bars, with a cursor that the pointer and the arrow keys move and that is read out. */
export function BarsDrawing({ label, series, rows, say, height }: BarsDrawingProps) {
  const [at, setAt] = useState<number>()
  const marks = ticks(Math.max(0, ...rows.map((row) => totalOf(row, series))))
  const top = marks.at(-1) ?? 1
  const move = (event: KeyboardEvent) => {
    const next = stepOf(event.key, at, rows.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  const chosen = at === undefined ? undefined : rows[at]
  return (
    <>
      <div className={css.plot} style={{ blockSize: height }}>
        <div className={css.marks} aria-hidden>
          {marks.toReversed().map((mark) => (
            <span key={mark} className={css.mark}>
              {say(mark)}
            </span>
          ))}
        </div>
        <div
          className={css.field}
          role="application"
          aria-label={label}
          tabIndex={0}
          onKeyDown={move}
          onPointerLeave={() => setAt(undefined)}
          onBlur={() => setAt(undefined)}
        >
          <svg className={css.svg} viewBox={`0 0 ${rows.length} 100`} preserveAspectRatio="none" aria-hidden>
            {marks.map((mark) => (
              <line
                key={mark}
                className={css.line}
                x1={0}
                x2={rows.length}
                y1={100 - (mark / top) * 100}
                y2={100 - (mark / top) * 100}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {rows.map((row, index) => (
              <g key={row.label} onPointerEnter={() => setAt(index)}>
                <rect
                  className={css.column}
                  x={index}
                  width={1}
                  y={0}
                  height={100}
                  data-current={index === at}
                />
                <Bar row={row} series={series} x={index} top={top} />
              </g>
            ))}
          </svg>
        </div>
      </div>
      <div className={css.labels} aria-hidden>
        {rows.map((row, index) => (
          <span key={row.label} className={css.axisLabel} data-current={index === at}>
            {row.label}
          </span>
        ))}
      </div>
      <p className={css.readout} role="status">
        {chosen === undefined ? '' : readout(chosen, series, say)}
      </p>
    </>
  )
}

interface BarProps {
  row: BarRow
  series: readonly BarSeries[]
  x: number
  top: number
}

function Bar({ row, series, x, top }: BarProps) {
  let base = 0
  return series.map(({ id }, index) => {
    const height = ((row.values[id] ?? 0) / top) * 100
    const y = 100 - base - height
    base += height
    return (
      <rect
        key={id}
        className={`${css.bar} ${seriesColour(index)}`}
        x={x + 0.19}
        width={0.62}
        y={y}
        height={height}
      />
    )
  })
}

const readout = (row: BarRow, series: readonly BarSeries[], say: (value: number) => string): string => {
  const values = series.map(
    ({ id, label }) => `${series.length > 1 ? `${label}: ` : ''}${say(row.values[id] ?? 0)}`,
  )
  return `${row.label}: ${values.join(' · ')}`
}

function stepOf(key: string, at: number | undefined, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: at === undefined ? 0 : Math.min(count - 1, at + 1),
    ArrowLeft: at === undefined ? count - 1 : Math.max(0, at - 1),
    Home: 0,
    End: count - 1,
  }
  return steps[key]
}
