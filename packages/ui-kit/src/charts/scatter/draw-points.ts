import type { SymbolType } from 'd3-shape'

/** Points with the same look. */
interface PointSet {
  shape: SymbolType
  colour: string
  points: readonly { x: number; y: number }[]
}

interface Drawing {
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  ratio: number
  sets: readonly PointSet[]
}

// Many points are small and translucent; a few are large enough to show their shapes.
const looks = [
  { from: 2000, area: 26, alpha: 0.45 },
  { from: 300, area: 44, alpha: 0.75 },
  { from: 0, area: 72, alpha: 0.9 },
]

/** Draws all points in one pass. The shape of a set is drawn once and then stamped, which is many times faster. */
export function drawPoints(canvas: HTMLCanvasElement, { width, height, ratio, sets }: Drawing): void {
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const context = canvas.getContext('2d')
  if (context === null) return
  const count = sets.reduce((sum, { points }) => sum + points.length, 0)
  const { area, alpha } = looks.find(({ from }) => count >= from) ?? { area: 72, alpha: 1 }
  context.globalAlpha = alpha
  for (const { shape, colour, points } of sets) {
    const stamp = stampOf(shape, colour, area, ratio)
    const half = stamp.width / 2
    for (const { x, y } of points) context.drawImage(stamp, x * ratio - half, y * ratio - half)
  }
}

function stampOf(shape: SymbolType, colour: string, area: number, ratio: number): HTMLCanvasElement {
  const stamp = document.createElement('canvas')
  // The widest shape, a star, extends as far as the side of the square of that area.
  stamp.width = Math.ceil(2 * Math.sqrt(area) * ratio)
  stamp.height = stamp.width
  const context = stamp.getContext('2d')
  if (context === null) return stamp
  context.translate(stamp.width / 2, stamp.height / 2)
  context.scale(ratio, ratio)
  context.fillStyle = colour
  context.beginPath()
  shape.draw(context, area)
  context.fill()
  return stamp
}
