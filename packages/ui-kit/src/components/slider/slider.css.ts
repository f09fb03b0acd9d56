import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

/** The minimum target size for a finger (WCAG 2.5.8). */
const thumbSize = '1.5rem'

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
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
export const output = kitStyle({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' })
export const track = kitStyle({
  position: 'relative',
  blockSize: thumbSize,
  marginInline: `calc(${thumbSize} / 2)`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.1875rem)',
      insetInline: `calc(${thumbSize} / -2)`,
      blockSize: '0.375rem',
      borderRadius: vars.radius.full,
      background: vars.color.border.strong,
    },
  },
  '@media': { [forcedColours]: { selectors: { '&::before': { background: 'CanvasText' } } } },
})
export const thumb = kitStyle({
  insetBlockStart: '50%',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.surface.card}`,
  background: vars.color.accent.main,
  cursor: 'grab',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { background: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [forcedColours]: { background: 'Highlight' } },
})
