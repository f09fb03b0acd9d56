import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

export const column = kitStyle({
  fill: vars.color.surface.hover,
  '@media': { [forcedColours]: { fill: 'transparent', stroke: 'Highlight', strokeWidth: 2 } },
})
export const bar = kitStyle({
  fill: 'currentColor',
  // Keep the parts of a stack apart even where two colours look alike.
  stroke: vars.color.surface.card,
  strokeWidth: 1,
  forcedColorAdjust: 'none',
  selectors: { '&[data-current=true]': { stroke: vars.color.text.main, strokeWidth: 1.5 } },
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
})
