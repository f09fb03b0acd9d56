import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, font, space } = vars

export const root = kitStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
})
export const label = kitStyle({ fontSize: font.size.sm, color: color.text.muted, lineHeight: font.line.snug })
export const line = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.sm,
})
export const face = kitStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.semibold,
  lineHeight: font.line.tight,
  letterSpacing: '-0.01em',
})
export const sizes = kitVariants({
  md: { fontSize: font.size.xl },
  lg: { fontSize: font.size.huge },
})
export const urgent = kitStyle({ color: color.danger.text })
/** Visible on keyboard focus; everybody else reads the digits. */
export const reader = kitStyle({
  opacity: 0,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.fast,
  selectors: { '&:focus-within, *:hover > * > &': { opacity: 1 } },
})
