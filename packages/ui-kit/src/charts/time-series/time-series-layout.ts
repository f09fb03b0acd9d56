import { plotBox, plotHeight, textWidth, thinned, type PlotBox } from '#charts/plot/plot-box.ts'
import type { Size } from '#charts/plot/sized.tsx'
import { spread } from '#charts/plot/spread.ts'
import { tickFormat, timeTicks } from '#charts/plot/time-ticks.ts'
import { markCount, valueScale, type Baseline } from '#charts/plot/value-scale.ts'
import { extent } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { numbersOf, type Line } from './lines.ts'

interface LayoutInput {
  size: Size
  lines: readonly Line[]
  baseline: Baseline
  timeZone: string
  locale: string
  short: (value: number) => string
}

/** The positions of everything in the drawing, in pixels. */
export function timeSeriesLayout({ size, lines, baseline, timeZone, locale, short }: LayoutInput) {
  const { top, bottom } = plotHeight(size)
  const count = markCount(bottom - top)
  const up = valueScale(numbersOf(lines), [bottom, top], count, baseline)
  const ticks = up.ticks(count)
  const after = roomForNames(lines, size)
  const box = plotBox(size, { labels: ticks.map(short), after })
  const [from = 0, to = 1] = extent(lines[0]?.points ?? [], ({ x }) => x)
  const across = scaleLinear([from, to], [box.start, box.end])
  const moments = timeTicks(from, to, markCount(box.end - box.start, 6 * size.rem), timeZone)
  const write = tickFormat(moments, locale, timeZone)
  return {
    box,
    up,
    across,
    side: ticks.map((tick) => ({ at: up(tick), label: short(tick), isBase: tick === 0 })),
    bottom: thinned(
      moments.map((moment) => ({ at: across(moment), label: write(moment) })),
      size.rem,
    ),
    names: after === 0 ? [] : namesOf(lines, up, box, size),
  }
}

// A line is labelled at its end if it reaches the end of the drawing and the values keep enough room.
const reachesEnd = (line: Line): boolean => line.points.at(-1)?.y != null

function roomForNames(lines: readonly Line[], { width, rem }: Size): number {
  const named = lines.filter(reachesEnd)
  const widest = Math.max(0, ...named.map(({ label }) => textWidth(label, rem))) + 0.75 * rem
  const isRoomy = width > 36 * rem && widest < width * 0.2
  return lines.length > 1 && named.length > 0 && isRoomy ? widest : 0
}

function namesOf(lines: readonly Line[], up: (value: number) => number, box: PlotBox, { rem }: Size) {
  const named = lines.filter(reachesEnd)
  const ends = named.map(({ points }) => up(points.at(-1)?.y ?? 0))
  const places = spread(ends, 1.1 * rem, box.top, box.bottom)
  return named.map(({ id, label, at }, index) => ({ id, label, at, y: places[index] ?? 0 }))
}

/** The places of everything in the drawing. */
export type TimeSeriesLayout = ReturnType<typeof timeSeriesLayout>
