import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const weekday = kitStyle({
  padding: 0,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.subtle,
  textAlign: 'center',
})
