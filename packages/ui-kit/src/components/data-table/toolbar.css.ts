import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { root as field } from '#private/field/field.css.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const toolbar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '3.5rem',
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const tools = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  flexGrow: 1,
  minInlineSize: 0,
})
// A search in the toolbar leaves room for filters beside it.
kitGlobalStyle(`${tools} > ${field}`, { flex: '1 1 12rem', maxInlineSize: '20rem' })
export const toolsEnd = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  marginInlineStart: 'auto',
  selectors: { [`${toolbar} > &`]: { minBlockSize: density.controlHeight } },
})
export const count = kitStyle({
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  // Silent, it takes no room, not even the gap.
  selectors: { '&:empty': { position: 'absolute' } },
})
