import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const backdrop = kitStyle({
  position: 'fixed',
  inset: 0,
  blockSize: 'var(--visual-viewport-height)',
  display: 'flex',
  background: vars.color.backdrop,
  zIndex: vars.z.modal,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.normal,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
})
export const panel = kitStyle({
  display: 'flex',
  inlineSize: `min(${vars.size.drawer}, 92vw)`,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  transitionProperty: 'translate',
  transitionDuration: vars.motion.slow,
  transitionTimingFunction: vars.motion.ease,
})
export const sides = kitVariants({
  start: {
    marginInlineEnd: 'auto',
    borderInlineEnd: `1px solid ${vars.color.border.main}`,
    selectors: {
      '[dir=ltr] &[data-entering], [dir=ltr] &[data-exiting]': { translate: '-100% 0' },
      '[dir=rtl] &[data-entering], [dir=rtl] &[data-exiting]': { translate: '100% 0' },
    },
  },
  end: {
    marginInlineStart: 'auto',
    borderInlineStart: `1px solid ${vars.color.border.main}`,
    selectors: {
      '[dir=ltr] &[data-entering], [dir=ltr] &[data-exiting]': { translate: '100% 0' },
      '[dir=rtl] &[data-entering], [dir=rtl] &[data-exiting]': { translate: '-100% 0' },
    },
  },
})
export const dialog = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
})
export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: vars.size.topbar,
  // A title of two lines reduces the scrolling part below it.
  flexShrink: 0,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
})
// Balanced lines: a date at the end of a title stays whole.
export const title = kitStyle({ fontSize: vars.font.size.lg, textWrap: 'balance' })
export const body = kitStyle({ flexGrow: 1, minBlockSize: 0, overflow: 'auto', padding: vars.space.lg })
export const footer = kitStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  padding: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
})
