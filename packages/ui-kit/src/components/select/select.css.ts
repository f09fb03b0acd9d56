import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { density, vars } from '#themes/contract.css.ts'

export const trigger = kitStyle({
  justifyContent: 'space-between',
  paddingInline: vars.space.md,
  fontSize: density.fontSize,
})
export const sizes = kitVariants({
  sm: {
    minBlockSize: `calc(${density.controlHeight} - 0.5rem)`,
    paddingInline: vars.space.sm,
    fontSize: vars.font.size.sm,
  },
  md: {},
})
export const value = kitStyle({
  // Never truncate the chosen option: the field grows instead.
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: { '&[data-placeholder]': { color: vars.color.text.subtle } },
})
