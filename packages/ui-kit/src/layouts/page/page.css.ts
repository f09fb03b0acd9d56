import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlock: `${vars.space.md} ${vars.space.lg}`,
  paddingInline: `clamp(${vars.space.lg}, 2.6vw, ${vars.space.xxl})`,
  containerType: 'inline-size',
})

export const widths = kitVariants({
  narrow: { maxInlineSize: '54rem' },
  normal: { maxInlineSize: vars.size.page },
  full: { maxInlineSize: 'none' },
})
