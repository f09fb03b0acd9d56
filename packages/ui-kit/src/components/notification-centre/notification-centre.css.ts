import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

export const bell = kitStyle({ position: 'relative', display: 'inline-flex' })
export const count = kitStyle({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: 0,
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.full,
  background: color.danger.solid,
  color: color.danger.onSolid,
  boxShadow: `0 0 0 2px ${color.surface.topbar}`,
  fontSize: '0.6875rem',
  fontWeight: font.weight.bold,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [forcedColours]: { border: '1px solid CanvasText', lineHeight: '1rem' } },
})
export const panel = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  inlineSize: 'min(24rem, 100vw - 3.5rem)',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const tools = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
})
export const filter = kitStyle({ flex: '0 1 10rem', minInlineSize: '8rem' })
export const days = kitStyle({
  maxBlockSize: 'min(28rem, 60vh)',
  overflowY: 'auto',
  outline: 'none',
})
export const day = kitStyle({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  color: color.text.muted,
  fontSize: font.size.sm,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const line = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  paddingBlock: space.sm,
  paddingInline: space.sm,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[data-unread]': { fontWeight: font.weight.semibold },
  },
})
export const icon = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
})
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: font.line.snug,
})
export const title = kitStyle({ fontSize: '0.9375rem', color: color.text.main })
export const link = kitStyle({
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.18em' } },
})
const plain = { fontSize: font.size.sm, fontWeight: font.weight.regular, color: color.text.muted } as const
export const text = kitStyle(plain)
export const when = kitStyle({ ...plain, fontVariantNumeric: 'tabular-nums' })
export const mark = kitStyle({ display: 'flex', alignItems: 'center', gap: space.xs, flexShrink: 0 })
export const dot = kitStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: color.focus,
  '@media': { [forcedColours]: { background: 'Highlight' } },
})
export const foot = kitStyle({
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  textAlign: 'center',
})
export const waiting = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  padding: space.sm,
})
