import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { cardFrame } from '#private/card-frame.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

export const root = kitStyle({
  ...cardFrame,
  position: 'relative',
  paddingBlock: space.lg,
  paddingInline: `clamp(${space.md}, 1.6vw, 1.375rem)`,
  selectors: {
    '&:has([data-hovered])': { borderColor: color.border.strong },
    '&:has(dl [data-focus-visible])': focusRing,
  },
})
// The link is the label, and its place the whole tile.
export const link = kitStyle({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.text.link },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
})
// A word is longer than a number, and a tile of a phone half as wide.
export const value = kitStyle({
  fontSize: `clamp(1.375rem, 15cqi, ${font.size.huge})`,
  minBlockSize: '2.625rem',
})
export const bone = kitStyle({ flex: '0 1 5rem' })
export const state = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  minBlockSize: '1.3125rem',
  fontSize: font.size.sm,
  lineHeight: font.line.normal,
  overflowWrap: 'anywhere',
})
// As high as the first line of the words.
export const sign = kitStyle({ display: 'inline-flex', alignItems: 'center', blockSize: '1.3125rem' })
export const action = kitStyle({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
  zIndex: 1,
})
