import { chartColours } from '#charts/colours.css.ts'
import { kitStyle } from '#css/kit-style.ts'

export const colours = chartColours
export const root = kitStyle({
  position: 'relative',
  display: 'block',
  blockSize: '2.25rem',
  inlineSize: '100%',
  direction: 'ltr',
})
const fill = { inlineSize: '100%', blockSize: '100%' }
export const svg = kitStyle(fill)
export const area = kitStyle({ fill: 'currentColor', opacity: 0.12 })
export const line = kitStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const dot = kitStyle({
  position: 'absolute',
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  borderRadius: '50%',
  background: 'currentColor',
  translate: '-50% -50%',
})
