import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { focusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { density, vars } from '#themes/contract.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
const { color, space } = vars

export const root = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color, box-shadow',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { [forcedColours]: { borderColor: 'ButtonText' } },
})

const disabledLook = {
  background: color.surface.disabled,
  borderColor: color.border.subtle,
}

const tone = (
  base: StyleRule,
  hovered: StyleRule,
  pressed: StyleRule,
  disabled: StyleRule = disabledLook,
): StyleRule => ({
  ...base,
  selectors: {
    '&[data-hovered]:not([data-disabled])': hovered,
    '&[data-pressed]:not([data-disabled])': pressed,
    '&[data-disabled]': { ...disabled, color: color.text.disabled, boxShadow: 'none', cursor: 'not-allowed' },
  },
})

export const tones = kitVariants({
  primary: tone(
    { background: color.accent.main, color: color.accent.on, boxShadow: vars.shadow.card },
    { background: color.accent.hover },
    { background: color.accent.pressed },
  ),
  neutral: tone(
    {
      background: color.surface.card,
      color: color.text.main,
      borderColor: color.border.main,
      boxShadow: vars.shadow.card,
    },
    { background: color.surface.hover, borderColor: color.border.strong },
    { background: color.surface.pressed },
  ),
  quiet: tone(
    { background: 'transparent', color: color.text.main },
    { background: color.surface.hover },
    { background: color.surface.pressed },
    { background: 'transparent', borderColor: 'transparent' },
  ),
  danger: tone(
    { background: color.danger.solid, color: color.danger.onSolid, boxShadow: vars.shadow.card },
    { filter: 'brightness(0.94)' },
    { filter: 'brightness(0.88)' },
  ),
})

/** A text button has the colour of links, because nothing else shows that it can be pressed. */
export const worded = kitStyle({
  selectors: { '&:not([data-disabled])': { color: color.text.link } },
})

export const sizes = kitVariants({
  sm: {
    minBlockSize: `calc(${density.controlHeight} - 0.5rem)`,
    paddingInline: space.sm,
    fontSize: vars.font.size.sm,
  },
  md: { minBlockSize: density.controlHeight, paddingInline: '0.875rem', fontSize: '0.9375rem' },
  lg: {
    minBlockSize: `calc(${density.controlHeight} + 0.5rem)`,
    paddingInline: space.xl,
    fontSize: vars.font.size.md,
  },
})

/** Keep the target large enough for a finger where there is little room (WCAG 2.5.8). */
const bare = { paddingInline: 0, minInlineSize: '1.5rem' }
export const square = kitVariants({
  sm: { ...bare, inlineSize: `calc(${density.controlHeight} - 0.5rem)` },
  md: { ...bare, inlineSize: density.controlHeight },
  lg: { ...bare, inlineSize: `calc(${density.controlHeight} + 0.5rem)` },
})

export const wide = kitStyle({ inlineSize: '100%' })

export const content = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4375rem',
  minInlineSize: 0,
  // Hidden instead of removed, so that the button keeps its width and its name while it is pending.
  selectors: { '&[data-busy]': { opacity: 0 } },
})

export const text = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis', paddingBlock: space.xxs })

export const spinner = kitStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})

kitGlobalStyle(`${spinner} > svg`, { animation: `${turn} ${vars.motion.spin} linear infinite` })
