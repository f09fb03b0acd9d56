import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  maxInlineSize: '18rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.sm,
  border: '1px solid transparent',
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.snug,
  zIndex: vars.z.dropdown,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.fast,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
})

/** Around the button, without a box of its own. */
export const box = kitStyle({ display: 'contents' })
