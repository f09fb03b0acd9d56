import { insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

/** The surface of all overlays. */
export const popover = kitStyle({
  // Never wider than the window: the page would scroll, and a popover closes on scrolling.
  minInlineSize: 'min(max(var(--trigger-width), 10rem), calc(100vw - 1.5rem))',
  maxInlineSize: 'min(26rem, calc(100vw - 1.5rem))',
  overflow: 'auto',
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  border: `1px solid ${vars.color.border.main}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.overlay,
  zIndex: vars.z.dropdown,
  outline: 'none',
  transitionProperty: 'opacity, translate',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering][data-placement=bottom]': { translate: '0 -4px' },
    '&[data-entering][data-placement=top]': { translate: '0 4px' },
  },
})

export const list = kitStyle({ padding: vars.space.xs, outline: 'none' })

export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '2.125rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.sm,
  fontSize: '0.9375rem',
  lineHeight: vars.font.line.snug,
  color: vars.color.text.main,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused], &[data-open]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-pressed]': { background: vars.color.surface.pressed },
    '&[data-selected]': { fontWeight: vars.font.weight.semibold },
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const words = kitStyle({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 })
export const description = kitStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
})
export const tick = kitStyle({
  inlineSize: vars.size.iconSmall,
  flexShrink: 0,
  color: vars.color.accent.main,
})
export const empty = kitStyle({
  padding: vars.space.md,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
})
