import { insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm, minInlineSize: 0 })
export const tools = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })
export const search = kitStyle({ flex: '1 1 12rem', minInlineSize: 0 })
export const tree = kitStyle({
  padding: space.xs,
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.md,
  outline: 'none',
  overflow: 'auto',
  selectors: { '&[data-focus-visible]': insetFocusRing },
})
export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '2.25rem',
  paddingBlock: space.xxs,
  paddingInlineEnd: space.sm,
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * 1.375rem + ${space.xs})`,
  borderRadius: vars.radius.sm,
  fontSize: '0.9375rem',
  lineHeight: vars.font.line.snug,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected, fontWeight: vars.font.weight.semibold },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-disabled]': { color: color.text.disabled },
    '&[data-selection-mode=single], &[data-selection-mode=multiple]': { cursor: 'pointer' },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const chevron = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.sm,
  color: color.text.muted,
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&[data-hovered]': { background: color.surface.pressed },
    '[data-expanded] &': { rotate: '90deg' },
    '[data-expanded] &:dir(rtl)': { rotate: '-90deg' },
  },
})
export const leaf = kitStyle({ flexShrink: 0, inlineSize: vars.size.touch })
export const tick = kitStyle({
  paddingInlineEnd: space.xs,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
})
export const icon = kitStyle({ display: 'flex', flexShrink: 0, color: color.text.muted })
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const description = kitStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  color: color.text.muted,
})
export const count = kitStyle({
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const empty = kitStyle({ padding: space.lg, textAlign: 'center', color: color.text.muted })
