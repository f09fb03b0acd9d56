import { keyframes } from '@vanilla-extract/css'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const turn = keyframes({ to: { rotate: '1turn' } })

export const root = kitStyle({ position: 'relative', minInlineSize: 0 })
const cover = {
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${vars.color.surface.page} 72%, transparent)`,
  animation: `${appear} ${vars.motion.normal} 250ms backwards`,
} as const
export const region = kitStyle({
  ...cover,
  position: 'absolute',
  borderRadius: vars.radius.lg,
  zIndex: vars.z.sticky,
})
export const screen = kitStyle({ ...cover, position: 'fixed', zIndex: vars.z.modal })
export const box = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.lg,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.main}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
})
kitGlobalStyle(`${box} > svg`, { animation: `${turn} ${vars.motion.spin} linear infinite` })
