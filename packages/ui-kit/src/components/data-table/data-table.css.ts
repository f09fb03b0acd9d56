import type { StyleRule } from '@vanilla-extract/css'
import { focusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { below, forcedColours } from '#css/media.ts'
import { inner, paddings } from '#layouts/card/card.css.ts'
import { cardFrame } from '#private/card-frame.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars
/** The condition for cards: exported, so that sheets which use it come after this one. */
export const narrow = `portal-table ${below('md')}`

// Print has no container size, and therefore no cards.
export const root = kitStyle({
  ...cardFrame,
  containerName: 'portal-table',
  // Fills the window where the table ends its page (`use-table-room.ts`).
  maxBlockSize: 'var(--portal-table-room, none)',
  '@media': {
    print: {
      containerType: 'normal',
      maxBlockSize: 'none',
      overflow: 'visible',
      border: 0,
      boxShadow: 'none',
    },
  },
})

// A card without padding is itself the frame.
kitGlobalStyle(`${paddings.none} > ${root}`, { border: 0, borderRadius: 0, boxShadow: 'none' })

export const table = kitStyle({
  inlineSize: '100%',
  fontSize: `calc(${density.fontSize} - 0.0625rem)`,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'block' } },
})

export const head = kitStyle({
  position: 'sticky',
  insetBlockStart: 'var(--portal-table-top, 0px)',
  zIndex: 2,
  '@container': {
    [narrow]: {
      position: 'static',
      display: 'block',
      // Empty cells are removed on a phone: an empty row would still be read out.
      selectors: { '&:not(:has(input))': { display: 'none' } },
    },
  },
})
export const headRow = kitStyle({
  '@container': {
    [narrow]: {
      display: 'flex',
      paddingInline: space.sm,
      background: color.surface.sunken,
      borderBlockEnd: `1px solid ${color.border.main}`,
    },
  },
})
export const headCell = kitStyle({
  position: 'relative',
  paddingBlock: space.xs,
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
    [narrow]: { background: 'transparent', boxShadow: 'none', padding: space.xs },
  },
})
export const headText = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis' })
/** Column headers, hidden on cards: each line of a card has its label, and a menu above the cards sorts. */
export const columnHead = kitStyle({ '@container': { [narrow]: { display: 'none' } } })
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
// In a card the rows begin where its title does.
kitGlobalStyle(`${paddings.none} > ${root} ${row}`, {
  '@container': { [narrow]: { paddingInlineStart: inner } },
})
// Not by colour alone: a bar at the start of the row.
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
        // Empty values take no line of a card.
        '&:has(> div:empty)': { display: 'none' },
      },
    },
  },
})
export const content = kitStyle({
  maxInlineSize: '20rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${aligns.end} > &`]: { marginInlineStart: 'auto' } },
  '@container': {
    [narrow]: {
      maxInlineSize: 'none',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: { '&&': { marginInlineStart: 0 } },
    },
  },
  '@media': { print: { maxInlineSize: 'none', whiteSpace: 'normal', overflow: 'visible' } },
})
// A focus ring or a popover inside a cell must not be cut off.
kitGlobalStyle(`${content}:focus-within`, { overflow: 'visible' })
export const wrap = kitStyle({ minInlineSize: '14rem', '@container': { [narrow]: { minInlineSize: 0 } } })
kitGlobalStyle(`${wrap} > ${content}`, { whiteSpace: 'normal', maxInlineSize: '36rem' })
export const long = kitStyle({
  inlineSize: '100%',
  minInlineSize: '12rem',
  maxInlineSize: 0,
  '@container': { [narrow]: { inlineSize: 'auto', minInlineSize: 0, maxInlineSize: 'none' } },
})
kitGlobalStyle(`${long} > ${content}`, { maxInlineSize: '100%' })
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
// A pinned column leaves more than half of the width to the scrolling ones.
kitGlobalStyle(`${rowHeader} > ${content}`, {
  maxInlineSize: 'min(24rem, 40cqi)',
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})
kitGlobalStyle(`${wrap}${rowHeader} > ${content}`, {
  maxInlineSize: 'min(36rem, 40cqi)',
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})
export const priorities = kitVariants({
  1: { '@container': { [narrow]: { order: -1 } } },
  2: {},
  3: { '@container': { [narrow]: { display: 'none' } } },
})

/** The reader's width; overflowing text is truncated. */
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
  '@container': { [narrow]: { position: 'static', insetInline: 'auto' } },
} as const satisfies StyleRule
const distance = 'var(--portal-table-pin, 0px)'
export const pinned = kitVariants({
  start: { ...stays, insetInlineStart: distance },
  end: { ...stays, insetInlineEnd: distance },
})
/** Only what can be pressed is highlighted on hover. */
export const openRow = kitStyle({
  cursor: 'pointer',
  selectors: { '&:hover:not([data-selected])': { background: color.surface.hover } },
})
/** A button that names a row looks like the links of other rows. */
export const nameButton = kitStyle({
  fontWeight: 'inherit',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
})
// A truncated name needs the ellipsis on its link or button itself.
kitGlobalStyle(`${content}[data-part=row-name] > :is(a, button)`, {
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
})

export const gap = kitStyle({})
export const noticeRow = kitStyle({ '@container': { [narrow]: { display: 'block' } } })
export const notice = kitStyle({ padding: 0, '@container': { [narrow]: { display: 'block' } } })

/** The bar and the pagination stick to the window, so that the rows above do not move when the bar appears. */
export const foot = kitStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  flexShrink: 0,
  background: color.surface.card,
  '@container': { [narrow]: { display: 'contents' } },
})
export const bar = kitStyle({
  '@container': { [narrow]: { position: 'sticky', insetBlockEnd: 0, zIndex: 3 } },
})
export const footer = kitStyle({
  paddingBlock: space.xs,
  paddingInline: density.cellPadding,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
