import { insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

// The placeholder has the height of the lines.
export const root = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const place = { gridArea: '1 / 1' }
export const layouts = kitVariants({
  lines: place,
  columns: { ...place, columns: '3 19rem', columnGap: space.xl },
})
export const instead = kitStyle({
  ...place,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  color: color.text.muted,
  textAlign: 'center',
})
export const line = kitStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xxs,
  minBlockSize: '2.5rem',
  marginInline: `calc(-1 * ${space.sm})`,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderRadius: vars.radius.md,
  breakInside: 'avoid',
  lineHeight: vars.font.line.snug,
  selectors: {
    '&:has(> * > a[data-hovered])': { background: color.surface.hover },
    '&:has(> * > a[data-focus-visible])': insetFocusRing,
    // When a line wraps, its end must visibly belong to it.
    [`${layouts.lines} > & + &:not([aria-hidden])`]: {
      borderBlockStart: `1px solid ${color.border.subtle}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
  },
})
export const words = kitStyle({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const short = kitStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
export const detail = kitStyle({ color: color.text.muted })
// The link covers the whole line.
export const link = kitStyle({
  color: color.text.link,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
})
export const start = kitStyle({ display: 'inline-flex', minInlineSize: '3rem' })
export const end = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
})
// The button at the end of a line lies above the link that covers the line.
kitGlobalStyle(`${end} button`, { position: 'relative', zIndex: 1 })
