import { keyframes } from '@vanilla-extract/css'
import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { forcedColours, reducedMotion } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const bone = kitStyle({
  display: 'block',
  background: vars.color.skeleton,
  borderRadius: vars.radius.sm,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' }, [forcedColours]: { border: '1px solid GrayText' } },
})
export const shapes = kitVariants({
  text: { blockSize: '0.75rem', marginBlock: '0.375rem' },
  block: { blockSize: '6rem', borderRadius: vars.radius.md },
  circle: { inlineSize: '2rem', blockSize: '2rem', borderRadius: vars.radius.full },
})
export const lines = kitStyle({ display: 'block', inlineSize: '100%' })
export const last = kitStyle({ inlineSize: '60%' })
