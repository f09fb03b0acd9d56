import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.lg,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
  borderBlockEnd: `1px solid ${vars.color.warning.border}`,
  fontSize: vars.font.size.sm,
})
export const title = kitStyle({ fontWeight: vars.font.weight.semibold })
