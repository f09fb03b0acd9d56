import { kitStyle } from '#css/kit-style.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const note = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInlineStart: '1.625rem',
  fontSize: vars.font.size.xs,
  color: color.text.muted,
})
/** Column headers for the eye; each control has its own accessible name. */
export const titles = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockEnd: space.xs,
  paddingInlineStart: `calc(${vars.size.touch} + ${space.sm})`,
  // As wide as the menu of a row and the gap before it.
  paddingInlineEnd: `calc(${density.controlHeight} - 0.5rem + ${space.sm})`,
  borderBlockEnd: `1px solid ${color.border.main}`,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  color: color.text.muted,
})
export const widthTitle = kitStyle({ inlineSize: '5rem' })
export const width = kitStyle({ flexShrink: 0, inlineSize: '5rem' })
