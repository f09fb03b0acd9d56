import { keyframes } from '@vanilla-extract/css'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours, reducedMotion } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const wander = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  inlineSize: '100%',
})
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  fontSize: vars.font.size.sm,
})
export const label = kitStyle({ fontWeight: vars.font.weight.semibold })
export const value = kitStyle({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' })
export const track = kitStyle({
  position: 'relative',
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surface.pressed,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
})
export const bar = kitStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transitionProperty: 'inline-size',
  transitionDuration: vars.motion.slow,
  '@media': { [forcedColours]: { background: 'Highlight' } },
})
export const accent = kitStyle({ background: vars.color.accent.main })
export const wandering = kitStyle({
  position: 'absolute',
  inlineSize: '40%',
  animation: `${wander} 1.4s infinite ${vars.motion.ease}`,
  '@media': { [reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
})
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
})
export const fact = kitStyle({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' })
