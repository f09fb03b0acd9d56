import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  minInlineSize: 0,
})
export const state = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
})
export const progress = kitStyle({ inlineSize: '11rem', minInlineSize: 0 })
export const failed = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  color: color.danger.text,
})
