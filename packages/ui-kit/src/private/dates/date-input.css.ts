import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars

/** The segments of a date input, in the order of the language. */
export const parts = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: `calc(${density.controlHeight} - 2px)`,
  fontSize: density.fontSize,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const field = kitStyle({ flexGrow: 1, paddingInline: space.md })
export const part = kitStyle({
  display: 'inline-block',
  minBlockSize: vars.size.touch,
  lineHeight: vars.size.touch,
  paddingInline: '0.125rem',
  borderRadius: vars.radius.sm,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type=literal]': { paddingInline: 0, color: color.text.subtle },
    '&[data-placeholder]': { color: color.text.subtle },
    '&[data-disabled]': { color: color.text.disabled },
    '&[data-focused]': { background: color.accent.main, color: color.accent.on },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
})
