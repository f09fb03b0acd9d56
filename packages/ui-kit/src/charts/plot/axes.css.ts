import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, font } = vars
const text = {
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  fill: color.text.subtle,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
} as const

export const line = kitStyle({
  stroke: color.border.subtle,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [forcedColours]: { stroke: 'GrayText' } },
})
export const base = kitStyle([
  line,
  { stroke: color.border.strong, '@media': { [forcedColours]: { stroke: 'CanvasText' } } },
])
export const sideLabel = kitStyle({ ...text, textAnchor: 'end' })
export const bottomLabel = kitStyle({ ...text, textAnchor: 'middle' })
export const name = kitStyle({ ...text, fill: color.text.muted, fontWeight: font.weight.medium })
export const nameAtEnd = kitStyle([name, { textAnchor: 'end' }])
