import { insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { cardFrame } from '#private/card-frame.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.subtle}`

export const scroller = kitStyle({
  ...cardFrame,
  overflow: 'auto',
  maxBlockSize: 'max(26rem, calc(100dvh - 16rem))',
  // A cell reached by the arrow keys must not be hidden below the head or the row names.
  scrollPaddingBlockStart: '3rem',
  scrollPaddingInlineStart: '9rem',
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})
export const table = kitStyle({
  inlineSize: '100%',
  fontSize: `calc(${density.fontSize} - 0.0625rem)`,
  lineHeight: vars.font.line.snug,
  borderCollapse: 'separate',
  borderSpacing: 0,
})
const padding = { paddingBlock: space.xs, paddingInline: density.cellPadding } as const
export const head = kitStyle({
  ...padding,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.surface.sunken,
  boxShadow: `inset 0 -1px 0 ${color.border.main}`,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
/** The row names stay visible beside many columns. */
export const name = kitStyle({ position: 'sticky', insetInlineStart: 0, zIndex: 2, minInlineSize: '6rem' })
export const rowName = kitStyle({
  ...padding,
  zIndex: 1,
  background: color.surface.sunken,
  borderBlockEnd: line,
  borderInlineEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: '12rem',
})
const below = { display: 'block', fontSize: vars.font.size.xs, lineHeight: vars.font.line.tight } as const
export const rowNote = kitStyle({
  ...below,
  fontWeight: vars.font.weight.regular,
  color: color.text.muted,
  whiteSpace: 'normal',
})
export const cell = kitStyle({
  ...padding,
  blockSize: density.rowHeight,
  minInlineSize: '8rem',
  maxInlineSize: '24rem',
  borderBlockEnd: line,
  borderInlineEnd: line,
  verticalAlign: 'top',
  cursor: 'text',
  selectors: {
    '&:focus-visible': insetFocusRing,
    '&[aria-invalid]': { background: color.danger.soft, boxShadow: `inset 3px 0 0 ${color.danger.text}` },
    '&[aria-readonly]': { color: color.text.muted, cursor: 'default' },
  },
  '@media': { [forcedColours]: { selectors: { '&[aria-invalid]': { outline: '2px dashed Mark' } } } },
})
export const value = kitStyle({ display: 'block', minBlockSize: '1lh', overflowWrap: 'anywhere' })
export const input = kitStyle({
  inlineSize: '100%',
  minInlineSize: '7rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
})
export const reason = kitStyle({ ...below, color: color.danger.text, fontWeight: vars.font.weight.medium })
export const note = kitStyle({ ...below, color: color.text.muted, overflowWrap: 'anywhere' })
