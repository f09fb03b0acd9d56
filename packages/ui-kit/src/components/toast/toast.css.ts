import { keyframes } from '@vanilla-extract/css'
import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } })

/** Above the buttons at the foot of a form. */
const aboveFoot = '5.5rem'

export const region = kitStyle({
  position: 'fixed',
  insetBlockEnd: vars.space.lg,
  insetInlineEnd: vars.space.lg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  inlineSize: 'min(23rem, calc(100vw - 2rem))',
  zIndex: vars.z.notification,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-focus-visible]': focusRing,
    // Buttons stay pressable: otherwise people who save repeatedly would have to wait for each message to disappear.
    'body:has([data-foot]) &': { insetBlockEnd: aboveFoot },
    'body:has([data-drawer=end]) &': { insetInlineEnd: 'auto', insetInlineStart: vars.space.lg },
  },
  '@media': {
    [below('lg')]: { selectors: { 'body:has([data-drawer=end]) &': { insetBlockEnd: aboveFoot } } },
  },
})
export const toast = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  padding: vars.space.md,
  paddingInlineStart: vars.space.lg,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  border: `1px solid ${vars.color.border.main}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  fontSize: '0.9375rem',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&[data-focus-visible]': focusRing },
})
export const icon = kitStyle({ paddingBlockStart: vars.space.xxs })
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  flexGrow: 1,
  minInlineSize: 0,
})
export const title = kitStyle({ fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' })
export const description = kitStyle({ color: vars.color.text.muted, overflowWrap: 'anywhere' })
export const close = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.main },
    '&[data-focus-visible]': focusRing,
  },
})
