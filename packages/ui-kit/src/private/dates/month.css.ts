import { insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { popover } from '#private/list-box/option-list.css.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

/** Wide enough for two months beside a list of presets. */
export const overlay = kitStyle([popover, { maxInlineSize: 'calc(100vw - 1.5rem)' }])
export const dialog = kitStyle({ padding: space.md, outline: 'none' })
export const root = kitStyle({ inlineSize: 'fit-content', maxInlineSize: '100%', marginInline: 'auto' })
export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBlockEnd: space.sm,
})
export const titles = kitStyle({ display: 'flex', flexGrow: 1, gap: space.xl })
export const title = kitStyle({
  flex: '1 1 0',
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
})
kitGlobalStyle(`${title}::first-letter`, { textTransform: 'uppercase' })
// Aligned at the top: months have four to six weeks, and the shorter one must not stretch.
export const months = kitStyle({ display: 'flex', alignItems: 'flex-start', gap: space.xl })
export const grid = kitStyle({ borderCollapse: 'separate', borderSpacing: '0 2px' })
export const weekday = kitStyle({
  padding: 0,
  blockSize: '1.75rem',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: color.text.subtle,
  textAlign: 'center',
})
kitGlobalStyle(`${grid} td`, { padding: 0 })

const day = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.md,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-pressed]': { background: color.surface.pressed },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    '&[data-unavailable]': {
      color: color.text.disabled,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
    // Today is underlined: it must not look like a chosen day.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.25rem',
      inlineSize: '1rem',
      borderBlockEnd: '2px solid currentColor',
    },
    '&[data-today]': { fontWeight: vars.font.weight.bold },
  },
})
const chosen = { background: color.accent.main, color: color.accent.on }
const forcedChosen = { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const
const focusOnChosen = { outlineColor: color.accent.on, outlineOffset: '-4px' }

export const oneDay = kitStyle([
  day,
  {
    selectors: {
      '&[data-selected]': chosen,
      '&[data-selected][data-focus-visible]': focusOnChosen,
      '&[data-selected][data-invalid]': { background: color.danger.solid, color: color.danger.onSolid },
    },
    '@media': { [forcedColours]: { selectors: { '&[data-selected]': forcedChosen } } },
  },
])
export const rangeDay = kitStyle([
  day,
  {
    selectors: {
      '&[data-selected]': { background: color.accent.soft, color: color.accent.softText, borderRadius: 0 },
      '&[data-selection-start]': {
        ...chosen,
        borderStartStartRadius: vars.radius.md,
        borderEndStartRadius: vars.radius.md,
      },
      '&[data-selection-end]': {
        ...chosen,
        borderStartEndRadius: vars.radius.md,
        borderEndEndRadius: vars.radius.md,
      },
      '&[data-selection-start][data-focus-visible], &[data-selection-end][data-focus-visible]': focusOnChosen,
    },
    '@media': { [forcedColours]: { selectors: { '&[data-selected]': forcedChosen } } },
  },
])
