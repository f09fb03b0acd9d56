import { kitStyle } from '#css/kit-style.ts'
import { density, vars } from '#themes/contract.css.ts'

export const box = kitStyle({
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  fontSize: density.fontSize,
  lineHeight: vars.font.line.normal,
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '24rem',
  selectors: { '&::placeholder': { color: vars.color.text.subtle, opacity: 1 } },
})
