import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, font } = vars

export const span = kitStyle({
  // Light enough for text on it in every theme.
  fill: `color-mix(in srgb, currentColor 24%, ${color.surface.card})`,
  stroke: 'currentColor',
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const outline = kitStyle({ fill: 'none', stroke: 'currentColor', strokeDasharray: '2 3' })
/** Labels in a lane, and the symbols of its events. */
export const ink = kitStyle({
  fontSize: font.size.xs,
  fill: color.text.main,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
})
export const finding = kitStyle({
  stroke: color.danger.solid,
  '@media': { [forcedColours]: { stroke: 'Mark' } },
})
