import { useEffect, useRef } from 'react'
import type { Size } from '#charts/plot/sized.tsx'
import { seriesShape } from '#charts/shapes.ts'
import { drawPoints } from './draw-points.ts'
import type { PointGroup } from './groups.ts'
import * as css from './scatter.css.ts'
import { colourOf } from './series-paint.ts'
import { useRepaint } from './use-repaint.ts'

interface PointsCanvasProps<Row> {
  size: Size
  groups: readonly PointGroup<Row>[]
  across: (value: number) => number
  up: (value: number) => number
}

/** The points on a canvas: ten thousand elements would make the page slow. Redrawn when the theme changes. */
export function PointsCanvas<Row>({ size, groups, across, up }: PointsCanvasProps<Row>) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { turn, ratio } = useRepaint()
  const { width, height } = size
  useEffect(() => {
    const canvas = ref.current
    if (canvas === null) return
    drawPoints(canvas, {
      width,
      height,
      ratio,
      sets: groups.map(({ at, points }) => ({
        shape: seriesShape(at),
        colour: colourOf(canvas, at),
        points: points.map(({ x, y }) => ({ x: across(x), y: up(y) })),
      })),
    })
  }, [width, height, ratio, groups, across, up, turn])
  return <canvas ref={ref} className={css.sheet} aria-hidden />
}
