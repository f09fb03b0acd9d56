import { kitStyle } from '#css/kit-style.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  background: color.surface.selected,
  color: color.text.main,
  borderBlockStart: `1px solid ${color.border.main}`,
})
export const line = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  minBlockSize: `calc(${density.controlHeight} - 0.5rem)`,
})
export const count = kitStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })
export const end = kitStyle({ display: 'flex', marginInlineStart: 'auto' })
export const progress = kitStyle({ flex: '1 1 12rem', minInlineSize: 0 })
export const result = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
})
const outcome = { display: 'inline-flex', alignItems: 'center', gap: space.xs } as const
export const done = kitStyle({ ...outcome, color: color.success.text })
export const failed = kitStyle({ ...outcome, color: color.danger.text })
