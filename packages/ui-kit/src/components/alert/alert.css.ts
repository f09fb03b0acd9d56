import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.md,
  borderWidth: 1,
  borderStyle: 'solid',
  fontSize: '0.9375rem',
})
export const icon = kitStyle({ display: 'flex', paddingBlockStart: vars.space.xxs })
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flexGrow: 1,
  minInlineSize: 0,
})
export const title = kitStyle({ fontWeight: vars.font.weight.semibold, lineHeight: '1.375rem' })
export const body = kitStyle({ color: vars.color.text.main, lineHeight: '1.375rem' })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
})
