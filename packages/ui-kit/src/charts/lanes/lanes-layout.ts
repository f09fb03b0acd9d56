import { scaleLinear } from 'd3-scale'
import { type Mark, thinned } from '#charts/plot/plot-box.ts'
import type { Size } from '#charts/plot/sized.tsx'
import { formatClock, timeTicks } from '#charts/plot/time-ticks.ts'
import type { LaneRow } from './lane-rows.ts'

/** The symbol of an event: a wedge whose tip points at 0, 0. */
export const markPath = 'M0 4L-4 -4H4Z'

/** The positions of everything, in pixels. */
export interface LanesLayout {
  start: number
  end: number
  /** The top of the first lane and the bottom of the last one. */
  top: number
  bottom: number
  /** The size of the whole drawing. */
  height: number
  laneHeight: number
  xOf: (instant: number) => number
  laneTop: (lane: number) => number
  /** The vertical centre of a row. */
  middleOf: (row: LaneRow) => number
  ticks: readonly Mark[]
}

interface Drawn {
  lanes: number
  hasFindings: boolean
  domain: readonly [number, number]
  timeZone: string
  locale: string
}

/** Fits the lanes into the width, each below its label, with the hours at the bottom. */
export function lanesLayout(drawn: Drawn, { width, rem }: Pick<Size, 'width' | 'rem'>): LanesLayout {
  const { lanes, hasFindings, domain } = drawn
  const [start, end] = [rem, Math.max(rem + 1, width - rem)]
  const xOf = scaleLinear().domain(domain).range([start, end])
  const [name, laneHeight] = [1.625 * rem, 1.75 * rem]
  const top = hasFindings ? 1.25 * rem : 0
  const laneTop = (lane: number) => top + lane * (name + laneHeight) + name
  const bottom = top + lanes * (name + laneHeight)
  const middleOf = ({ lane, isMarks }: LaneRow) => {
    if (lane === undefined) return top / 2
    return laneTop(lane) + (isMarks ? 0 : laneHeight / 2)
  }
  const ticks = ticksOf(drawn, xOf, (end - start) / (4 * rem), rem)
  return { start, end, top, bottom, height: bottom + 1.75 * rem, laneHeight, xOf, laneTop, middleOf, ticks }
}

function ticksOf(
  { domain, timeZone, locale }: Drawn,
  xOf: (instant: number) => number,
  count: number,
  rem: number,
): Mark[] {
  const instants = timeTicks(domain[0], domain[1], Math.max(2, Math.floor(count)), timeZone)
  return thinned(
    instants.map((instant) => ({ at: xOf(instant), label: formatClock(instant, locale, timeZone) })),
    rem,
  )
}
