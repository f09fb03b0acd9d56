import { insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm, minInlineSize: 0 })
export const label = kitStyle({ fontWeight: vars.font.weight.semibold })
export const description = kitStyle({ fontSize: vars.font.size.sm, color: color.text.muted })
export const panel = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm })
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm, minBlockSize: '2rem' })
export const list = kitStyle({
  blockSize: '21rem',
  overflow: 'auto',
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.md,
  outline: 'none',
  selectors: { '&[data-focus-visible]': insetFocusRing },
})
export const item = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minBlockSize: '2.375rem',
  paddingBlock: '0.4375rem',
  paddingInline: space.sm,
  borderRadius: vars.radius.sm,
  fontSize: '0.9375rem',
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
})
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const itemDescription = kitStyle({ fontSize: vars.font.size.sm, color: color.text.muted })
export const empty = kitStyle({ padding: space.xl, textAlign: 'center', color: color.text.muted })
export const count = kitStyle({
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
})
