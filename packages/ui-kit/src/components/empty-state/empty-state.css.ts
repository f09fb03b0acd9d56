import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.lg,
  textAlign: 'center',
})
export const icon = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  marginBlockEnd: vars.space.sm,
  borderRadius: vars.radius.full,
  background: vars.color.surface.sunken,
  border: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.muted,
})
export const title = kitStyle({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
})
export const text = kitStyle({
  maxInlineSize: 'min(26rem, 100%)',
  color: vars.color.text.muted,
  textWrap: 'pretty',
  // A URL that was not found may be one long word.
  overflowWrap: 'anywhere',
})
export const action = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
})
export const danger = kitStyle({
  background: vars.color.danger.soft,
  borderColor: vars.color.danger.border,
  color: vars.color.danger.text,
})
export const code = kitStyle({
  fontSize: vars.font.size.sm,
  color: vars.color.text.subtle,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
