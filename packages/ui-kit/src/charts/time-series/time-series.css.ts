import { dashes, foreseen } from '#charts/plot/dashes.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

export const band = kitStyle({
  fill: 'currentColor',
  opacity: 0.16,
  '@media': { [forcedColours]: { fill: 'GrayText', opacity: 0.4 } },
})
// In forced colours all lines have one colour: dashes distinguish them.
export const line = kitStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  selectors: foreseen,
  '@media': {
    [forcedColours]: { stroke: 'CanvasText', selectors: dashes },
  },
})
export const anomaly = kitStyle({
  fill: vars.color.danger.solid,
  stroke: vars.color.surface.card,
  strokeWidth: 1.5,
  paintOrder: 'stroke',
  '@media': { [forcedColours]: { fill: 'Highlight', stroke: 'Canvas' } },
})
export const name = kitStyle({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  fill: vars.color.text.main,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
})
