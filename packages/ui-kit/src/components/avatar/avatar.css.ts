import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
})
export const sizes = kitVariants({
  sm: { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.6875rem' },
  md: { inlineSize: '2rem', blockSize: '2rem', fontSize: '0.8125rem' },
  lg: { inlineSize: '3rem', blockSize: '3rem', fontSize: vars.font.size.lg },
})
const tint = (tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger') => ({
  background: vars.color[tone].soft,
  color: vars.color[tone].text,
  boxShadow: `inset 0 0 0 1px ${vars.color[tone].border}`,
})
export const tones = kitVariants({
  0: tint('neutral'),
  1: tint('info'),
  2: tint('success'),
  3: tint('warning'),
  4: tint('danger'),
})
export const picture = kitStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
