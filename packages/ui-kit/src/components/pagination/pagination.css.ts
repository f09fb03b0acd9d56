import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  columnGap: vars.space.lg,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const size = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  whiteSpace: 'nowrap',
})
export const range = kitStyle({ marginInlineEnd: 'auto' })
export const steps = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm })
export const page = kitStyle({ whiteSpace: 'nowrap', color: vars.color.text.main })
