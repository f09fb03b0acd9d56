import { kitStyle } from '#css/kit-style.ts'
import { below, forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const backdrop = kitStyle({
  position: 'fixed',
  inset: 0,
  blockSize: 'var(--visual-viewport-height)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: space.lg,
  paddingBlockStart: 'min(12dvh, 7rem)',
  background: color.backdrop,
  zIndex: vars.z.modal,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.fast,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [below('sm')]: { padding: space.sm } },
})
export const modal = kitStyle({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  minBlockSize: 0,
  maxBlockSize: 'min(34rem, 100%)',
  background: color.surface.raised,
  color: color.text.main,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  outline: 'none',
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
  gap: space.md,
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.border.main}`,
  color: color.text.muted,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -1px 0 ${color.focus}`, borderColor: color.focus } },
  '@media': {
    [forcedColours]: {
      selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const field = kitStyle({ flexGrow: 1, minInlineSize: 0 })
export const input = kitStyle({
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  background: 'transparent',
  border: 0,
  outline: 'none',
  color: color.text.main,
  fontSize: vars.font.size.lg,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.text.subtle, opacity: 1 } },
})
export const results = kitStyle({
  minBlockSize: 0,
  overflow: 'auto',
  padding: space.sm,
  scrollPaddingBlock: space.xl,
})
export const menu = kitStyle({ outline: 'none' })
export const section = kitStyle({ selectors: { '& + &': { marginBlockStart: space.sm } } })
export const header = kitStyle({
  paddingInline: space.sm,
  paddingBlock: space.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  color: color.text.subtle,
})
export const active = kitStyle({
  selectors: {
    '&[data-focused]': {
      background: color.surface.selected,
      boxShadow: `inset 3px 0 0 ${color.accent.main}`,
    },
    '&:dir(rtl)[data-focused]': { boxShadow: `inset -3px 0 0 ${color.accent.main}` },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const label = kitStyle({ display: 'flex', justifyContent: 'space-between', gap: space.md })
export const icon = kitStyle({ display: 'flex', flexShrink: 0, color: color.text.muted })
export const failed = kitStyle({ color: color.danger.text })
export const note = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  fontSize: vars.font.size.sm,
  color: color.text.muted,
})
export const empty = kitStyle({
  paddingBlock: space.xl,
  textAlign: 'center',
  color: color.text.muted,
})
export const footer = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.lg,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
  fontSize: vars.font.size.xs,
  color: color.text.muted,
  '@media': { '(hover: none)': { display: 'none' } },
})
export const hint = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
export const keys = kitStyle({ display: 'inline-flex', gap: space.xxs, flexShrink: 0 })
export const key = kitStyle({
  minInlineSize: '1.375rem',
  paddingInline: space.xs,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: '1.25rem',
  color: color.text.muted,
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.sm,
})
