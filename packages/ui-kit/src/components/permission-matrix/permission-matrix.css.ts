import { insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { below, forcedColours } from '#css/media.ts'
import { cardFrame } from '#private/card-frame.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars
const narrow = below('sm')
// Narrow: the name gets a line of its own above its check boxes.
const stacked = { display: 'flex', flexWrap: 'wrap' } as const
const wholeLine = { flexBasis: '100%' } as const
const share = { flexBasis: 0, flexGrow: 1, minInlineSize: 0 } as const

export const root = kitStyle(cardFrame)
export const toolbar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: space.md,
})
export const search = kitStyle({ flexGrow: 1, maxInlineSize: vars.size.field })
export const total = kitStyle({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' })
// Reserved space, so that nothing below moves when a message or changes appear.
const idle = { '&[data-idle]': { visibility: 'hidden' } } as const
export const hint = kitStyle({
  paddingInline: space.md,
  paddingBlockEnd: space.sm,
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  selectors: idle,
})
export const scroller = kitStyle({
  // Visually hidden texts are positioned in their cell: elsewhere they would lengthen the page.
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(26rem, calc(100dvh - 20rem))',
  // The head is sticky: a cell reached by the arrow keys must not be hidden below it.
  scrollPaddingBlockStart: '3.5rem',
  '@container': { [narrow]: { maxBlockSize: 'none', overflow: 'visible' } },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})
export const table = kitStyle({
  inlineSize: '100%',
  fontSize: `calc(${density.fontSize} - 0.0625rem)`,
  lineHeight: vars.font.line.snug,
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [narrow]: { display: 'block' } },
})
export const thead = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  '@container': { [narrow]: { display: 'block' } },
})
export const tbody = kitStyle({ '@container': { [narrow]: { display: 'block' } } })

const headLook = {
  background: color.surface.sunken,
  boxShadow: `inset 0 -1px 0 ${color.border.main}, inset 0 1px 0 ${color.border.main}`,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  paddingBlock: space.xs,
  selectors: { '&:focus-visible': insetFocusRing },
} as const

export const corner = kitStyle({
  ...headLook,
  paddingInline: density.cellPadding,
  textAlign: 'start',
  '@container': { [narrow]: { ...wholeLine, boxShadow: `inset 0 1px 0 ${color.border.main}` } },
})
export const head = kitStyle({
  ...headLook,
  paddingInline: space.xs,
  inlineSize: '6.5rem',
  '@container': {
    [narrow]: {
      ...share,
      // Not `none`: then they would be beside the corner's line.
      paddingInline: '1px',
      fontSize: vars.font.size.xs,
      boxShadow: `inset 0 -1px 0 ${color.border.main}`,
    },
  },
})
export const headFace = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  hyphens: 'auto',
})

export const row = kitStyle({ '@container': { [narrow]: stacked } })
export const areaRow = kitStyle({ background: color.neutral.soft, '@container': { [narrow]: stacked } })

const rule = { borderBlockEnd: `1px solid ${color.border.subtle}` } as const
export const area = kitStyle({
  ...rule,
  paddingInline: `calc(${density.cellPadding} - 0.375rem) ${density.cellPadding}`,
  textAlign: 'start',
  selectors: { '&:focus-visible': insetFocusRing },
  '@container': { [narrow]: wholeLine },
})
export const areaFace = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '2.25rem',
  paddingInlineStart: space.xs,
})
export const areaName = kitStyle({ fontWeight: vars.font.weight.bold })
export const count = kitStyle({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: color.neutral.text,
  fontVariantNumeric: 'tabular-nums',
})
export const name = kitStyle({
  ...rule,
  paddingBlock: space.xs,
  paddingInline: `calc(${density.cellPadding} + 1.75rem) ${density.cellPadding}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  selectors: { '&:focus-visible': insetFocusRing },
  '@container': {
    [narrow]: {
      ...wholeLine,
      borderBlockEnd: 0,
      paddingInline: space.md,
      paddingBlockEnd: 0,
      fontWeight: vars.font.weight.semibold,
    },
  },
})
export const description = kitStyle({
  display: 'block',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  color: color.text.muted,
})
export const cell = kitStyle({
  ...rule,
  textAlign: 'center',
  blockSize: density.rowHeight,
  paddingInline: space.xs,
  selectors: {
    '&:focus-within': { background: color.surface.hover },
    '&[data-change=added]': { background: color.success.soft },
    '&[data-change=removed]': { background: color.danger.soft },
  },
  '@container': {
    [narrow]: { ...share, display: 'grid', placeItems: 'center', blockSize: 'auto', minBlockSize: '2.75rem' },
  },
})
export const still = kitStyle({
  color: color.text.subtle,
  selectors: { '&:focus-visible': insetFocusRing },
  '@container': { [narrow]: { selectors: { '&:empty': { minBlockSize: '0.25rem' } } } },
})
export const tick = kitStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  verticalAlign: 'middle',
  cursor: 'pointer',
})
export const sign = kitStyle({
  position: 'absolute',
  insetInlineStart: '100%',
  display: 'flex',
  selectors: {
    '[data-change=added] &': { color: color.success.text },
    '[data-change=removed] &': { color: color.danger.text },
  },
  '@media': { [forcedColours]: { color: 'CanvasText' } },
})
export const held = kitStyle({ display: 'inline-flex', flexDirection: 'column', alignItems: 'center' })
export const heldIcon = kitStyle({ display: 'flex', color: color.success.text })
export const origin = kitStyle({
  fontSize: vars.font.size.xs,
  color: color.text.muted,
  lineHeight: vars.font.line.tight,
})

export const changes = kitStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  // The buttons keep their position when the lists above them are opened.
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.md,
  padding: space.md,
  borderBlockStart: `1px solid ${color.border.main}`,
  background: color.surface.sunken,
  // It covers rows: keep it small.
  '@container': { [narrow]: { gap: space.xs, padding: space.sm } },
})
export const changeWords = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  flexGrow: 1,
  flexBasis: '16rem',
  '@container': { [narrow]: { gap: 0 } },
})
export const summary = kitStyle({ fontWeight: vars.font.weight.semibold, paddingBlock: space.xs })
export const quiet = kitStyle({ color: color.text.muted, paddingBlock: space.xs })
/** One line is reserved for it; longer texts extend upwards over the matrix, whose rows keep their position. */
export const outcome = kitStyle({ minBlockSize: '1lh', fontSize: vars.font.size.sm })
export const more = kitStyle({ selectors: idle })
export const details = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  maxBlockSize: '40dvh',
  overflow: 'auto',
})
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  selectors: idle,
  '@container': { [narrow]: { gap: space.xs } },
})
export const lists = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space.lg,
})
export const listTitle = kitStyle({ fontWeight: vars.font.weight.semibold, fontSize: vars.font.size.sm })
export const list = kitStyle({ listStyle: 'none', padding: 0, margin: 0, fontSize: vars.font.size.sm })
