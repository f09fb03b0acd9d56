import { focusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.md, minInlineSize: 0 })
export const month = kitStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
})
export const name = kitStyle({
  paddingBlockEnd: space.xs,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
})
kitGlobalStyle(`${name}::first-letter`, { textTransform: 'uppercase' })
export const cell = kitStyle({ padding: 0 })
export const day = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '3.25rem',
  borderRadius: vars.radius.sm,
  color: color.text.main,
  fontSize: vars.font.size.sm,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&[data-today=true]': { fontWeight: vars.font.weight.bold },
    '&[data-weekend=true]': { color: color.text.subtle },
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${color.border.strong}` },
    '&[data-focus-visible]': focusRing,
  },
})
export const text = kitStyle({ fontSize: vars.font.size.xs, color: 'inherit' })
/** The day's accessible name already contains the kind: draw the symbol as content that is not read. */
export const sign = kitStyle({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '4px',
  fontSize: '0.6875rem',
  fontWeight: vars.font.weight.bold,
  selectors: { '&::before': { content: 'attr(data-sign)' } },
})
