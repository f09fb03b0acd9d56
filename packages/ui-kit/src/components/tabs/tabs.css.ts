import { focusRing, insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
})
export const list = kitStyle({
  display: 'flex',
  gap: vars.space.lg,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.border.main}`,
  scrollbarWidth: 'none',
})
export const tab = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xxs,
  fontSize: '0.9375rem',
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
  borderBlockEnd: '2px solid transparent',
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  transitionProperty: 'color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&[data-hovered]': { color: vars.color.text.main, borderColor: vars.color.border.main },
    '&[data-selected]': {
      color: vars.color.text.main,
      fontWeight: vars.font.weight.semibold,
      borderColor: vars.color.accent.main,
    },
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { ...insetFocusRing, borderRadius: vars.radius.sm },
  },
  '@media': { [forcedColours]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
})
export const count = kitStyle({
  minInlineSize: '1.25rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.text,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const panel = kitStyle({ outline: 'none', selectors: { '&[data-focus-visible]': focusRing } })
