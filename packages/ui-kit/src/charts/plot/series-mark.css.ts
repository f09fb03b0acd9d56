import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'
import { dashes, foreseen } from './dashes.ts'

// In forced colours only one colour is reliably visible: shapes and dashes distinguish the series.
export const mark = kitStyle({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '0.875rem',
  overflow: 'visible',
  '@media': { [forcedColours]: { color: 'CanvasText' } },
})
export const anomaly = kitStyle({ color: vars.color.danger.solid })
export const line = kitStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  selectors: foreseen,
  '@media': { [forcedColours]: { selectors: dashes } },
})
export const band = kitStyle({ fill: 'currentColor', opacity: 0.3 })
export const point = kitStyle({ fill: 'currentColor' })
