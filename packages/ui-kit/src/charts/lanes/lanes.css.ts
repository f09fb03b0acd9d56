import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, font } = vars

const filled = {
  // Light enough to carry a text in every theme.
  fill: `color-mix(in srgb, currentColor 24%, ${color.surface.card})`,
  stroke: 'currentColor',
  strokeWidth: 1,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
} as const
export const looks = kitVariants({
  full: filled,
  low: filled,
  open: { ...filled, fill: 'none', strokeDasharray: '2 3' },
})
const text = {
  fontSize: font.size.xs,
  fill: color.text.main,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
} as const
export const name = kitStyle({ ...text, fill: color.text.muted, fontWeight: font.weight.medium })
export const inSpan = kitStyle(text)
export const base = kitStyle({
  stroke: color.border.main,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
})
export const mark = kitStyle({
  fill: color.text.main,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
})
export const finding = kitStyle({
  stroke: color.danger.solid,
  strokeWidth: 1,
  '@media': { [forcedColours]: { stroke: 'Mark' } },
})
export const hatch = kitStyle({
  stroke: color.danger.solid,
  strokeWidth: 1,
  opacity: 0.55,
  '@media': { [forcedColours]: { stroke: 'Mark' } },
})
export const sign = kitStyle({
  fill: color.danger.solid,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
})
