import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

export const backdrop = kitStyle({
  position: 'fixed',
  inset: 0,
  blockSize: 'var(--visual-viewport-height)',
  display: 'grid',
  // At most as high as the window: a long dialog scrolls inside, and its buttons stay visible.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space.lg,
  background: vars.color.backdrop,
  zIndex: vars.z.modal,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.normal,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
})
export const modal = kitStyle({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  transitionProperty: 'translate, scale',
  transitionDuration: vars.motion.normal,
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&[data-entering]': { translate: '0 8px', scale: '0.985' } },
})
export const sizes = kitVariants({
  sm: { maxInlineSize: vars.size.dialogSmall },
  md: { maxInlineSize: vars.size.dialogMedium },
  lg: { maxInlineSize: vars.size.dialogLarge },
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
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  paddingInlineStart: vars.space.xl,
  paddingInlineEnd: vars.space.lg,
})
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
})
export const title = kitStyle({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.snug })
export const description = kitStyle({ color: vars.color.text.muted })
export const body = kitStyle({
  flexGrow: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.xxs,
  paddingBlockEnd: vars.space.xl,
})
export const footer = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [below('sm')]: { paddingInline: vars.space.lg } },
})
