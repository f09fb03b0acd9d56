import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
  type SymbolType,
} from 'd3-shape'

const shapes = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
] as const

/** The shape of a series by its index: with seven shapes and eight colours, 56 series differ in one or the other. */
export const seriesShape = (at: number): SymbolType => shapes[at % shapes.length] ?? symbolCircle

/** The shape as an SVG path around 0, 0; `area` in square pixels. */
export const shapePath = (shape: SymbolType, area: number): string => symbol(shape, area)() ?? ''

/** The shape of anomalies, which no series uses. */
export const anomalyShape: SymbolType = {
  // A hollow diamond, taller than wide: distinguishable from the diamond of a series without colour.
  draw(context, area) {
    const tall = Math.sqrt(area) * 0.85
    const wide = tall * 0.7
    for (const scale of [1, -0.45]) {
      context.moveTo(0, -tall * Math.abs(scale))
      context.lineTo(wide * scale, 0)
      context.lineTo(0, tall * Math.abs(scale))
      context.lineTo(-wide * scale, 0)
      context.closePath()
    }
  },
}
