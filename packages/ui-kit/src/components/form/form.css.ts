import { kitStyle } from '#css/kit-style.ts'
import { root as hidden } from '#layouts/visually-hidden/visually-hidden.css.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minInlineSize: 0,
})
export const announcement = hidden
export const list = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInlineStart: '1.125rem',
  listStyle: 'disc',
})
export const jump = kitStyle({
  color: 'inherit',
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
})
