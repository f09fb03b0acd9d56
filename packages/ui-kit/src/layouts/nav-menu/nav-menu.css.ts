import { insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xxs, padding: space.md })
/** Sticky: the search is the fastest way through a long menu. */
export const search = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginBlockStart: `calc(-1 * ${space.md})`,
  paddingBlockStart: space.md,
  paddingBlockEnd: space.sm,
  background: color.surface.nav,
})
export const none = kitStyle({ padding: space.md, fontSize: vars.font.size.sm, color: color.text.muted })
export const group = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xxs })
export const section = kitStyle([
  group,
  {
    marginBlockStart: space.sm,
    paddingBlockStart: space.sm,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
])
export const heading = kitStyle({
  paddingInline: '0.625rem',
  paddingBlock: space.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  color: color.text.muted,
})

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
  // A focused item scrolls below the search field, not behind it.
  scrollMarginBlockStart: '4rem',
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
export const chevron = kitStyle({
  display: 'flex',
  marginInlineStart: 'auto',
  color: color.text.subtle,
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.normal,
  selectors: {
    '[aria-expanded=true] > &': { rotate: '90deg' },
    [`${count} + &`]: { marginInlineStart: 0 },
  },
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
export const strip = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.md,
})
/** The first icon below a heading, which has no space in the strip. */
export const divided = kitStyle({
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
export const square = kitStyle({
  position: 'relative',
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
/** Only says that something is pending: a number does not fit on an icon. */
export const dot = kitStyle({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineEnd: '0.375rem',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: color.accent.main,
  '@media': { [forcedColours]: { background: 'Highlight' } },
})
