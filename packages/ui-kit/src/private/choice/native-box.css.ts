import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color } = vars

/** A native check box styled by the kit; the system's own in forced colours. */
export const box = kitStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  background: color.surface.card,
  border: `1.5px solid ${color.border.strong}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accent.main },
    '&:focus-visible': focusRing,
    '&:checked, &:indeterminate': { background: color.accent.main, borderColor: color.accent.main },
    '&::before': { content: '', inlineSize: '0.6875rem', blockSize: '0.6875rem' },
    '&:checked::before': {
      background: color.accent.on,
      clipPath: 'polygon(14% 45%, 3% 57%, 37% 90%, 98% 24%, 86% 12%, 37% 65%)',
    },
    '&:indeterminate::before': { background: color.accent.on, clipPath: 'inset(42% 4%)' },
    '&:disabled': {
      background: color.surface.disabled,
      borderColor: color.border.main,
      cursor: 'not-allowed',
    },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
})
