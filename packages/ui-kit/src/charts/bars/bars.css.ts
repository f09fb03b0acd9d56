import { focusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars
export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xs, minInlineSize: 0 })
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockEnd: space.xs,
})
export const legend = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  fontSize: vars.font.size.sm,
  color: color.text.muted,
})
export const entry = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
export const swatch = kitStyle({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: '2px',
  background: 'currentColor',
  forcedColorAdjust: 'none',
})

const axis = '3rem'
// Time runs from left to right in every language, as on a clock.
export const plot = kitStyle({
  display: 'grid',
  gridTemplateColumns: `${axis} minmax(0, 1fr)`,
  gap: space.sm,
  direction: 'ltr',
})
export const marks = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: '-0.5rem',
  fontSize: vars.font.size.xs,
  lineHeight: '1rem',
  color: color.text.subtle,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const mark = kitStyle({ display: 'block' })
export const field = kitStyle({
  minInlineSize: 0,
  minBlockSize: 0,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
})
export const svg = kitStyle({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' })
export const line = kitStyle({ stroke: color.border.subtle, strokeWidth: 1 })
export const column = kitStyle({
  fill: 'transparent',
  selectors: { '&[data-current=true]': { fill: color.surface.hover } },
})
export const bar = kitStyle({ fill: 'currentColor', forcedColorAdjust: 'none' })
export const labels = kitStyle({
  display: 'flex',
  direction: 'ltr',
  paddingInlineStart: `calc(${axis} + ${space.sm})`,
  fontSize: vars.font.size.xs,
  color: color.text.subtle,
})
export const axisLabel = kitStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-current=true]': { color: color.text.main, fontWeight: vars.font.weight.semibold } },
})
export const readout = kitStyle({
  minBlockSize: '1.5em',
  fontSize: vars.font.size.sm,
  color: color.text.main,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

export const tableFrame = kitStyle({ maxBlockSize: '18rem', overflow: 'auto' })
export const table = kitStyle({
  inlineSize: '100%',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
})
kitGlobalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const headCell = kitStyle({ textAlign: 'start', fontWeight: vars.font.weight.medium })
export const number = kitStyle({ textAlign: 'end' })
