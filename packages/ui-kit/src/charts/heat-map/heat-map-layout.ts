import { textWidth } from '#charts/plot/plot-box.ts'
import type { Size } from '#charts/plot/sized.tsx'
import { turned, type Grid } from './grid.ts'

/** The positions of the cells, in pixels. */
export interface HeatMapLayout {
  grid: Grid
  start: number
  cellWidth: number
  cellHeight: number
  /** The size of the whole drawing. */
  height: number
  /** Label only every n-th item from left to right. */
  every: number
  hasFigures: boolean
}

// A narrower cell is hard to point at.
const leastCell = 1.5

/** Fits the cells into the width; transposes the grid when the longer axis would not fit from left to right. */
export function heatMapLayout(
  grid: Grid,
  { width, rem }: Size,
  short: (value: number) => string,
): HeatMapLayout {
  const plain = fitted(grid, width, rem)
  const isCramped = plain.cellWidth < leastCell * rem && grid.across.items.length > grid.down.items.length
  const fit = isCramped ? { ...fitted(turned(grid), width, rem), grid: turned(grid) } : { ...plain, grid }
  const cellHeight = 1.875 * rem
  const widest = (labels: readonly string[]) => Math.max(0, ...labels.map((label) => textWidth(label, rem)))
  const figures = grid.values.flat().flatMap((value) => (value === null ? [] : [short(value)]))
  const names = widest(fit.grid.across.items.map(({ label }) => label)) + 0.25 * rem
  return {
    ...fit,
    cellHeight,
    height: fit.grid.down.items.length * cellHeight + 1.5 * rem,
    every: Math.max(1, Math.ceil(names / fit.cellWidth)),
    hasFigures: widest(figures) + 0.25 * rem <= fit.cellWidth,
  }
}

function fitted({ across, down }: Grid, width: number, rem: number) {
  const start = Math.max(0, ...down.items.map(({ label }) => textWidth(label, rem))) + 0.75 * rem
  return { start, cellWidth: Math.max(1, (width - start) / Math.max(1, across.items.length)) }
}
