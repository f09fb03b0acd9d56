import { kitStyle } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

/** A narrow window has no space for the breadcrumbs. */
const narrow = below('sm')

export const root = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [narrow]: { gap: vars.space.xs } },
})
export const start = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  // When space is short, the icons at the other end shrink a little.
  '@media': { [narrow]: { flexShrink: 0 } },
})
export const center = kitStyle({
  flexGrow: 1,
  maxInlineSize: '28rem',
  '@media': { [below('md')]: { display: 'none' } },
})
export const end = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [narrow]: { gap: 0, minInlineSize: 0 } },
})
