import { insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.lg,
  containerType: 'inline-size',
})
export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const faces = kitStyle({ display: 'flex', flexShrink: 0, gap: space.xxs })
export const faceWithDot = kitStyle({ position: 'relative', display: 'inline-flex' })
export const dot = kitStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${color.surface.card}`,
  background: color.neutral.solid,
  selectors: {
    '&[data-presence=online]': { background: color.success.solid },
    '&[data-presence=away]': { background: color.warning.solid },
    '&[data-presence=busy]': { background: color.danger.solid, borderRadius: '2px' },
  },
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
})
export const names = kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const label = kitStyle({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' })
export const presence = kitStyle({ fontSize: font.size.sm, color: color.text.muted })
export const waiting = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.xl,
  padding: space.lg,
})
export const none = kitStyle({
  flexGrow: 1,
  display: 'grid',
  placeItems: 'center',
  padding: space.lg,
  textAlign: 'center',
  color: color.text.muted,
})
export const frame = kitStyle({
  flexGrow: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
})
export const scroller = kitStyle({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  background: color.surface.sunken,
  outline: 'none',
  selectors: { '&:focus-visible': insetFocusRing },
})
export const sheet = kitStyle({ position: 'relative' })
export const line = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingInline: space.lg,
  paddingBlockEnd: space.xs,
})
export const top = kitStyle({
  display: 'flex',
  justifyContent: 'center',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
const middle = { textAlign: 'center', fontSize: font.size.sm, color: color.text.muted } as const
export const system = kitStyle({ ...middle, paddingBlock: space.sm, overflowWrap: 'anywhere' })
export const day = kitStyle({
  ...middle,
  paddingBlockStart: space.lg,
  paddingBlockEnd: space.xs,
  fontWeight: font.weight.semibold,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const unread = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  color: color.info.text,
  selectors: {
    '&::before, &::after': { content: '', flexGrow: 1, blockSize: 1, background: color.info.border },
  },
})
export const row = kitStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.sm,
  selectors: { '&[data-own]': { justifyContent: 'flex-end' } },
})
export const face = kitStyle({
  flexShrink: 0,
  inlineSize: '2rem',
  alignSelf: 'flex-end',
  paddingBlockEnd: space.lg,
})
export const column = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xxs,
  minInlineSize: 0,
  maxInlineSize: 'min(34rem, 82%)',
  selectors: { '[data-own] > &': { alignItems: 'flex-end' } },
})
export const author = kitStyle({
  paddingBlockStart: space.sm,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  color: color.text.muted,
})
export const bubble = kitStyle({
  maxInlineSize: '100%',
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  selectors: {
    '[data-own] &': {
      background: color.accent.main,
      color: color.accent.on,
      borderColor: 'transparent',
    },
    '[data-own] &[data-failed]': { borderColor: color.danger.solid, borderWidth: 2 },
  },
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
})
export const text = kitStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: font.line.snug })
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlockEnd: space.xs,
  fontSize: font.size.xs,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const delivery = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  selectors: { '&[data-failed]': { color: color.danger.text, fontWeight: font.weight.semibold } },
})
export const attachments = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  selectors: { '* + &': { paddingBlockStart: space.sm } },
})
export const attachment = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.touch,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
})
export const size = kitStyle({ flexShrink: 0, color: 'inherit' })
// Below the history, never over it: on a phone it would cover the text.
export const toEnd = kitStyle({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
export const typing = kitStyle({
  minBlockSize: '1.75rem',
  paddingBlock: space.xxs,
  paddingInline: space.lg,
  fontSize: font.size.sm,
  fontStyle: 'italic',
  color: color.text.muted,
})
export const composer = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingInline: space.lg,
  paddingBlockEnd: space.md,
})
