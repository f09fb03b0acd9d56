import { insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

// A subgrid of three lines, so that the figures of a row of tiles are aligned.
const lines = { display: 'grid', gridTemplateRows: 'subgrid', rowGap: space.xs } as const

export const root = kitStyle({
  ...lines,
  gridRow: 'span 3',
  position: 'relative',
  minInlineSize: 0,
  paddingBlock: space.lg,
  paddingInline: `clamp(${space.md}, 1.6vw, 1.375rem)`,
  background: color.surface.card,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.card,
  selectors: { '&:has([data-hovered])': { borderColor: color.border.strong } },
})
export const content = kitStyle({ ...lines, gridRow: '1 / -1', minInlineSize: 0 })
export const label = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.line.snug,
  color: color.text.muted,
  overflowWrap: 'anywhere',
})
// The link is the label, and covers the whole tile.
export const link = kitStyle({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  minInlineSize: 0,
  selectors: {
    '&[data-hovered]': { color: color.text.link },
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&[data-focus-visible]::after': insetFocusRing,
  },
})
export const value = kitStyle({
  minBlockSize: '2.625rem',
  '@container': { [below('sm')]: { fontSize: font.size.xxl, minBlockSize: '2rem' } },
})
export const bone = kitStyle({ flex: '0 1 5rem' })
export const state = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  // Space for a second line, because the text may arrive later.
  minBlockSize: `calc(2 * ${font.size.sm} * ${font.line.snug})`,
  fontSize: font.size.sm,
  lineHeight: font.line.snug,
  overflowWrap: 'anywhere',
})
// As high as the first line of the text beside it.
export const sign = kitStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: `calc(${font.size.sm} * ${font.line.snug})`,
})
export const action = kitStyle({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
  zIndex: 1,
})
