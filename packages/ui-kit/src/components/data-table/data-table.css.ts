import { keyframes } from '@vanilla-extract/css'
import { focusRing, insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { cardFrame } from '#private/card-frame.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars
/** Where rows become cards: exported, so that sheets which need it come after this one. */
export const narrow = below('md')

export const root = kitStyle(cardFrame)

export const scroller = kitStyle({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(26rem, calc(100dvh - 17rem))',
  overscrollBehaviorInline: 'contain',
  selectors: { '&:focus-visible': insetFocusRing },
  // On a phone the page scrolls, not the table in it; a window over many rows needs its own scroll bar.
  '@container': { [narrow]: { maxBlockSize: 'none' } },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})
const pass = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-100%' } })
export const windowed = kitStyle({ '@container': { [narrow]: { maxBlockSize: '80dvh' } } })
/** Other rows are on their way: a line runs over the old ones, which stay readable. */
export const stale = kitStyle({
  cursor: 'progress',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      insetInlineStart: 0,
      zIndex: 2,
      blockSize: '2px',
      marginBlockEnd: '-2px',
      background: `linear-gradient(90deg, transparent, ${color.accent.main}, transparent) 0 0 / 200% 100%`,
      animation: `${pass} 1.4s linear infinite`,
    },
  },
})

export const table = kitStyle({
  inlineSize: '100%',
  fontSize: `calc(${density.fontSize} - 0.0625rem)`,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'block' } },
})

export const head = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  '@container': { [narrow]: { display: 'block' } },
})
export const headRow = kitStyle({
  '@container': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      overflowX: 'auto',
      paddingInline: space.sm,
      background: color.surface.sunken,
      borderBlockEnd: `1px solid ${color.border.main}`,
    },
  },
})
export const headCell = kitStyle({
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  background: color.surface.sunken,
  // A border would scroll away under the sticky head; a shadow stays with it.
  boxShadow: `inset 0 -1px 0 ${color.border.main}`,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  color: color.text.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { background: 'transparent', boxShadow: 'none', padding: space.xs, flexShrink: 0 },
  },
})
/** A header that does nothing: on a phone the card says its name already. */
export const plainHead = kitStyle({ '@container': { [narrow]: { display: 'none' } } })
export const aligns = kitVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})
export const sortButton = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.touch,
  marginInline: `calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  fontWeight: 'inherit',
  selectors: {
    '&:hover': { color: color.text.main, background: color.surface.hover },
    '&:focus-visible': focusRing,
    '&[data-sorted]': { color: color.text.main },
  },
})
kitGlobalStyle(`${sortButton}:not([data-sorted]) > svg`, { opacity: 0.55 })

export const body = kitStyle({ '@container': { [narrow]: { display: 'block' } } })
export const row = kitStyle({
  background: color.surface.card,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&:hover': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected },
  },
  '@container': {
    [narrow]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.xs,
      paddingBlock: space.md,
      paddingInlineStart: space.lg,
      paddingInlineEnd: space.xxxl,
    },
  },
})
export const cell = kitStyle({
  blockSize: density.rowHeight,
  paddingBlock: space.xs,
  paddingInline: density.cellPadding,
  fontWeight: vars.font.weight.regular,
  verticalAlign: 'middle',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 38%) minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: space.sm,
      blockSize: 'auto',
      padding: 0,
      textAlign: 'start',
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label)',
          fontSize: vars.font.size.sm,
          color: color.text.muted,
        },
      },
    },
  },
})
export const content = kitStyle({
  maxInlineSize: '24rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${aligns.end} > &`]: { marginInlineStart: 'auto' } },
  '@container': {
    [narrow]: {
      maxInlineSize: 'none',
      whiteSpace: 'normal',
      selectors: { '&&': { marginInlineStart: 0 } },
    },
  },
})
// A focus ring or a popover inside a cell must not be cut off.
kitGlobalStyle(`${content}:focus-within`, { overflow: 'visible' })
export const wrap = kitStyle({ minInlineSize: '14rem', '@container': { [narrow]: { minInlineSize: 0 } } })
kitGlobalStyle(`${wrap} > ${content}`, { whiteSpace: 'normal', maxInlineSize: '36rem' })
export const rowHeader = kitStyle({
  fontWeight: vars.font.weight.semibold,
  '@container': {
    [narrow]: {
      order: -1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      fontSize: vars.font.size.md,
      selectors: { '&[data-label]::before': { content: 'none' } },
    },
  },
})
export const priorities = kitVariants({
  1: { '@container': { [narrow]: { order: -1 } } },
  2: {},
  3: { '@container': { [narrow]: { display: 'none' } } },
})

export const gap = kitStyle({})
export const noticeRow = kitStyle({ '@container': { [narrow]: { display: 'block' } } })
export const notice = kitStyle({ padding: 0, '@container': { [narrow]: { display: 'block' } } })

export const footer = kitStyle({
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
