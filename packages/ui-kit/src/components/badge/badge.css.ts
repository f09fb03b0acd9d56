import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

export const badge = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  // A stack stretches its items: a badge is as wide as its text.
  inlineSize: 'fit-content',
  minBlockSize: '1.5rem',
  paddingInline: '0.5625rem',
  borderRadius: vars.radius.full,
  borderWidth: 1,
  borderStyle: 'solid',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.tight,
  fontVariantNumeric: 'tabular-nums',
})
export const quiet = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  whiteSpace: 'nowrap',
  color: vars.color.text.main,
})
export const dot = kitStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  '@media': { [forcedColours]: { background: 'CanvasText' } },
})
// The shape differs too, for readers who cannot distinguish the colours.
export const shapes = kitVariants({
  neutral: { opacity: 0.75 },
  info: {},
  success: {},
  warning: { borderRadius: '1px', rotate: '45deg', scale: '0.9' },
  danger: { borderRadius: '1px' },
})
