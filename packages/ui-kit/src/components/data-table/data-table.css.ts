import { focusRing, insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars
const narrow = below('md')

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surface.card,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.card,
  overflow: 'clip',
  containerType: 'inline-size',
})

export const toolbar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '3.5rem',
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const tools = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  flexGrow: 1,
  minInlineSize: 0,
})
export const toolsEnd = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
})
export const count = kitStyle({
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const scroller = kitStyle({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(26rem, calc(100dvh - 17rem))',
  overscrollBehaviorInline: 'contain',
  selectors: { '&:focus-visible': insetFocusRing },
  '@container': { [narrow]: { maxBlockSize: '80dvh' } },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})
export const stale = kitStyle({ cursor: 'progress' })

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
  '@container': { [narrow]: { maxInlineSize: 'none', marginInlineStart: 0, whiteSpace: 'normal' } },
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

export const tickCell = kitStyle({
  inlineSize: '2.75rem',
  paddingInlineEnd: 0,
  '@container': {
    [narrow]: {
      inlineSize: 'auto',
      selectors: { 'tbody &': { position: 'absolute', insetBlockEnd: space.sm, insetInlineEnd: space.sm } },
    },
  },
})
export const tick = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  marginInlineStart: '-0.375rem',
  cursor: 'pointer',
})
export const box = kitStyle({
  inlineSize: '1.0625rem',
  blockSize: '1.0625rem',
  margin: 0,
  accentColor: color.accent.main,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
})
export const actionCell = kitStyle({
  inlineSize: '3.25rem',
  textAlign: 'end',
  paddingInlineStart: 0,
  '@container': {
    [narrow]: {
      display: 'none',
      selectors: {
        'tbody &': {
          display: 'block',
          inlineSize: 'auto',
          position: 'absolute',
          insetBlockStart: space.sm,
          insetInlineEnd: space.sm,
        },
      },
    },
  },
  '@media': { print: { display: 'none' } },
})
export const menuButton = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.md,
  color: color.text.muted,
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: color.surface.pressed, color: color.text.main },
    '&:focus-visible': focusRing,
  },
})

export const gap = kitStyle({})
export const noticeRow = kitStyle({ '@container': { [narrow]: { display: 'block' } } })
export const notice = kitStyle({ padding: 0, '@container': { [narrow]: { display: 'block' } } })

export const footer = kitStyle({
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})

export const choices = kitStyle({ display: 'flex', flexDirection: 'column' })
export const choice = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})
