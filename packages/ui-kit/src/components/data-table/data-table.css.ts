import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { focusRing, insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { below, forcedColours } from '#css/media.ts'
import { cardFrame } from '#private/card-frame.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars
/** Where rows become cards: exported, so that sheets which need it come after this one. */
export const narrow = `portal-table ${below('md')}`

// On paper there is no container to ask, and so no cards.
export const root = kitStyle({
  ...cardFrame,
  containerName: 'portal-table',
  '@media': { print: { containerType: 'normal', overflow: 'visible', border: 0, boxShadow: 'none' } },
})

export const scroller = kitStyle({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(26rem, calc(100dvh - 17rem))',
  overscrollBehaviorInline: 'contain',
  // What gets the focus is never under the head or under columns that stay.
  scrollTimeline: '--portal-table inline',
  scrollPaddingBlockStart: '3rem',
  scrollPaddingInline: 'var(--portal-table-start, 0px) var(--portal-table-end, 3.25rem)',
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
      zIndex: 3,
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
  zIndex: 2,
  '@container': {
    [narrow]: {
      display: 'block',
      // Nothing is left of it on a phone: a row without cells would be read out as one.
      selectors: { '&:not(:has(button, input))': { display: 'none' } },
    },
  },
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
  position: 'relative',
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
export const headText = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis' })
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
    '&[aria-current]': { background: color.success.soft },
  },
  '@media': { print: { selectors: { '&, &[data-selected]': { background: 'transparent' } } } },
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
// Not by its colour alone: a bar where the row begins.
const freshEdge = `${row}[aria-current] > :first-child`
kitGlobalStyle(freshEdge, {
  boxShadow: `inset 4px 0 0 ${color.success.solid}`,
  '@media': { [forcedColours]: { borderInlineStart: '4px solid Highlight' } },
})
kitGlobalStyle(`[dir=rtl] ${freshEdge}`, { boxShadow: `inset -4px 0 0 ${color.success.solid}` })
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
          overflowWrap: 'anywhere',
        },
        // What a row does not have takes no line of its card.
        '&:has(> div:empty)': { display: 'none' },
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
  '@media': { print: { maxInlineSize: 'none', whiteSpace: 'normal', overflow: 'visible' } },
})
// A focus ring or a popover inside a cell must not be cut off.
kitGlobalStyle(`${content}:focus-within`, { overflow: 'visible' })
export const wrap = kitStyle({ minInlineSize: '14rem', '@container': { [narrow]: { minInlineSize: 0 } } })
kitGlobalStyle(`${wrap} > ${content}`, { whiteSpace: 'normal', maxInlineSize: '36rem' })
export const rowHeader = kitStyle({
  fontWeight: vars.font.weight.semibold,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      fontSize: vars.font.size.md,
      selectors: { '&&': { order: -2 }, '&[data-label]::before': { content: 'none' } },
    },
  },
})
export const priorities = kitVariants({
  1: { '@container': { [narrow]: { order: -1 } } },
  2: {},
  3: { '@container': { [narrow]: { display: 'none' } } },
})

/** As wide as the reader made it; what does not fit ends in dots. */
export const sized = kitStyle({
  inlineSize: 'var(--portal-table-width)',
  minInlineSize: 'var(--portal-table-width)',
  maxInlineSize: 'var(--portal-table-width)',
  '@container': { [narrow]: { inlineSize: 'auto', minInlineSize: 0, maxInlineSize: 'none' } },
})
kitGlobalStyle(`${sized} > ${content}`, { maxInlineSize: '100%' })
kitGlobalStyle(`${sized} > ${sortButton}`, {
  maxInlineSize: '100%',
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})

const stays = {
  position: 'sticky',
  zIndex: 1,
  background: 'inherit',
  selectors: {
    [`${head} &`]: { background: color.surface.sunken },
    '[data-crowded] &': { position: 'relative', zIndex: 'auto' },
  },
  '@container': { [narrow]: { position: 'static' } },
} as const satisfies StyleRule
const distance = 'var(--portal-table-pin, 0px)'
export const pinned = kitVariants({
  start: { ...stays, insetInlineStart: distance },
  end: { ...stays, insetInlineEnd: distance },
})
const edge = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '1px',
  background: color.border.main,
} as const
const noEdge = { '@container': { [narrow]: { selectors: { '&::after': { display: 'none' } } } } } as const
export const edges = kitVariants({
  start: { selectors: { '&::after': { ...edge, insetInlineEnd: 0 } }, ...noEdge },
  end: { selectors: { '&::after': { ...edge, insetInlineStart: 0 } }, ...noEdge },
})
export const linkedRow = kitStyle({ cursor: 'pointer' })

export const gap = kitStyle({})
export const noticeRow = kitStyle({ '@container': { [narrow]: { display: 'block' } } })
export const notice = kitStyle({ padding: 0, '@container': { [narrow]: { display: 'block' } } })

/** In sight wherever the page is scrolled; the rows above do not move when it comes. */
export const bar = kitStyle({ position: 'sticky', insetBlockEnd: 0, zIndex: 3 })

export const footer = kitStyle({
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
