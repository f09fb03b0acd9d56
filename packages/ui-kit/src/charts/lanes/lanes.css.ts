import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, font } = vars

export const span = kitStyle({
  // Light enough to carry a text in every theme.
  fill: `color-mix(in srgb, currentColor 24%, ${color.surface.card})`,
  stroke: 'currentColor',
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const outline = kitStyle({ fill: 'none', stroke: 'currentColor', strokeDasharray: '2 3' })
/** Words in a lane, and the signs of what happened in it. */
export const ink = kitStyle({
  fontSize: font.size.xs,
  fill: color.text.main,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
})
export const finding = kitStyle({
  stroke: color.danger.solid,
  '@media': { [forcedColours]: { stroke: 'Mark' } },
})
