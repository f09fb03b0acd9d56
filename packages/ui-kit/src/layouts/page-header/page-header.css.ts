import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })
export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.lg,
})
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
})
export const headline = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
})
export const title = kitStyle({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
})
export const description = kitStyle({ color: vars.color.text.muted, maxInlineSize: vars.size.prose })
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
