import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
})
export const label = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
})
export const value = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  fontSize: vars.font.size.huge,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.tight,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
export const unit = kitStyle({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.muted,
})
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
})
export const change = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const chart = kitStyle({ paddingBlockStart: vars.space.sm })
