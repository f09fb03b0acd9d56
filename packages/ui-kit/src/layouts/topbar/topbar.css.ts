import { kitStyle } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  flexGrow: 1,
  minInlineSize: 0,
})
export const start = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 })
export const center = kitStyle({
  flexGrow: 1,
  maxInlineSize: '28rem',
  '@media': { [below('md')]: { display: 'none' } },
})
export const end = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
