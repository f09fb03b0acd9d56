import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const body = kitStyle({ display: 'flex', alignItems: 'center', gap: vars.space.lg })
export const clock = kitStyle({ position: 'relative', flexShrink: 0, inlineSize: '4rem', blockSize: '4rem' })
export const ring = kitStyle({ inlineSize: '100%', blockSize: '100%', rotate: '-90deg' })
const circle = { fill: 'none', strokeWidth: 5 }
export const track = kitStyle({ ...circle, stroke: vars.color.surface.pressed })
export const arc = kitStyle({
  ...circle,
  stroke: vars.color.accent.main,
  strokeLinecap: 'round',
  transitionProperty: 'stroke-dasharray',
  transitionDuration: vars.motion.slow,
})
export const digits = kitStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
