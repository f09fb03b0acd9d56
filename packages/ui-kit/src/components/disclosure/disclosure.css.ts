import { focusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({ borderBlockEnd: `1px solid ${vars.color.border.subtle}` })
export const heading = kitStyle({ fontSize: vars.font.size.md })
export const trigger = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.sm,
  fontWeight: vars.font.weight.semibold,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.text.disabled },
  },
})
kitGlobalStyle(`${trigger} > svg`, {
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.normal,
  color: vars.color.text.muted,
})
kitGlobalStyle(`${root}[data-expanded] ${trigger} > svg`, { rotate: '90deg' })
const inset = `calc(1.5rem + ${vars.space.xs})`
export const meta = kitStyle({ paddingBlockEnd: vars.space.sm, paddingInlineStart: inset })
export const panel = kitStyle({
  overflow: 'clip',
  blockSize: 'var(--disclosure-panel-height)',
  transitionProperty: 'block-size',
  transitionDuration: vars.motion.normal,
})
export const content = kitStyle({
  paddingBlockStart: vars.space.xxs,
  paddingBlockEnd: vars.space.lg,
  paddingInlineStart: inset,
  color: vars.color.text.muted,
})
