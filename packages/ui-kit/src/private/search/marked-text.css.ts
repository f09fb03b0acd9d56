import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const mark = kitStyle({
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
  textDecorationColor: vars.color.focus,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.16em',
})
