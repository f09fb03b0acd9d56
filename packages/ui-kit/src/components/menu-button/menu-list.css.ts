import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const menu = kitStyle({ maxBlockSize: 'inherit', overflow: 'auto' })
export const section = kitStyle({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      marginBlockStart: vars.space.xs,
      paddingBlockStart: vars.space.xs,
    },
  },
})
export const header = kitStyle({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.subtle,
})
export const danger = kitStyle({ color: vars.color.danger.text })
