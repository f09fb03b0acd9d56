import { insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xxs, padding: space.md })
export const search = kitStyle({ paddingBlockEnd: space.sm })
export const none = kitStyle({ padding: space.md, fontSize: vars.font.size.sm, color: color.text.muted })
export const group = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xxs })

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: '0.625rem',
  paddingBlock: space.xs,
  borderRadius: vars.radius.md,
  fontSize: '0.9375rem',
  lineHeight: vars.font.line.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
} as const

export const groupButton = kitStyle({
  ...line,
  fontWeight: vars.font.weight.medium,
  color: color.text.main,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': insetFocusRing,
  },
})
kitGlobalStyle(`${groupButton} > svg, [data-region=nav] a:not([aria-current]) > svg`, {
  color: color.text.muted,
})
export const chevron = kitStyle({
  display: 'flex',
  marginInlineStart: 'auto',
  color: color.text.subtle,
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.normal,
  selectors: { '[aria-expanded=true] > &': { rotate: '90deg' } },
})
export const nested = kitStyle({
  marginInlineStart: '1.1875rem',
  paddingInlineStart: space.md,
  marginBlockEnd: space.xs,
  borderInlineStart: `1px solid ${color.border.main}`,
})
export const link = kitStyle({
  ...line,
  color: color.text.main,
  fontWeight: vars.font.weight.medium,
  selectors: {
    [`${nested} &`]: { color: color.text.muted, fontWeight: vars.font.weight.regular },
    '&[data-hovered]': { background: color.surface.hover, color: color.text.main },
    [`&[aria-current=page], ${nested} &[aria-current=page]`]: {
      background: color.accent.soft,
      color: color.accent.softText,
      fontWeight: vars.font.weight.semibold,
    },
    '&[data-focus-visible]': insetFocusRing,
  },
  '@media': { [forcedColours]: { selectors: { '&[aria-current=page]': { border: '1px solid Highlight' } } } },
})
export const text = kitStyle({ minInlineSize: 0, overflowWrap: 'break-word' })
export const count = kitStyle({
  marginInlineStart: 'auto',
  minInlineSize: '1.375rem',
  paddingInline: space.xs,
  borderRadius: vars.radius.full,
  background: color.neutral.soft,
  color: color.neutral.text,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const strip = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.md,
})
export const square = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.md,
  color: color.text.muted,
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: color.surface.hover, color: color.text.main },
    '&[aria-current=page]': { background: color.accent.soft, color: color.accent.softText },
    '&[data-focus-visible]': insetFocusRing,
  },
})
export const here = kitStyle({ background: color.accent.soft, color: color.accent.softText })
