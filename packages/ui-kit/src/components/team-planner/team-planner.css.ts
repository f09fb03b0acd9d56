import { insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { cardFrame } from '#private/card-frame.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars
const nameWidth = '13rem'
const headHeight = '3.25rem'
const narrowName = '8rem'
const narrow = below('md')

export const root = kitStyle(cardFrame)
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.lg,
  rowGap: space.sm,
  paddingBlock: space.sm,
  paddingInline: density.cellPadding,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const printed = kitStyle({ display: 'none', '@media': { print: { display: 'block' } } })
/** A focused cell must never be below the sticky names or days. */
export const scroller = kitStyle({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(26rem, calc(100dvh - 17rem))',
  scrollPaddingBlockStart: headHeight,
  scrollPaddingInlineStart: nameWidth,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.tight,
  '@container': { [narrow]: { scrollPaddingInlineStart: narrowName, maxBlockSize: '80dvh' } },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})
export const grid = kitStyle({
  vars: { '--portal-planner-name': nameWidth },
  inlineSize: '100%',
  minInlineSize: 'fit-content',
  '@container': { [narrow]: { vars: { '--portal-planner-name': narrowName } } },
  '@media': { print: { vars: { '--portal-planner-name': '9rem', '--portal-planner-day': '0.5rem' } } },
})
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns:
    'var(--portal-planner-name) repeat(var(--portal-planner-count), minmax(var(--portal-planner-day, 2rem), 1fr))',
  gridAutoRows: 'minmax(1.75rem, 1fr)',
  minBlockSize: '2.75rem',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  breakInside: 'avoid',
})
/** The head is sticky as a whole: its row could not leave it. */
export const headFrame = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  '@media': { print: { position: 'static' } },
})
export const headRow = kitStyle({
  gridAutoRows: headHeight,
  background: color.surface.sunken,
  borderBlockEndColor: color.border.main,
  color: color.text.muted,
})
export const dayHead = kitStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  rowGap: '0.125rem',
  fontVariantNumeric: 'tabular-nums',
  borderInlineStart: `1px solid ${color.border.subtle}`,
  selectors: {
    '&[data-shade]': { background: color.surface.pressed },
    '&[data-today]': { color: color.text.main, fontWeight: vars.font.weight.bold },
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
      borderBlockEnd: `3px solid ${color.accent.main}`,
    },
  },
})
export const number = kitStyle({ fontWeight: vars.font.weight.semibold, color: color.text.main })
const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  paddingInline: density.cellPadding,
  borderInlineEnd: `1px solid ${color.border.main}`,
} as const
export const corner = kitStyle({
  ...pinned,
  zIndex: 5,
  background: color.surface.sunken,
  fontWeight: vars.font.weight.semibold,
})
export const name = kitStyle({
  ...pinned,
  zIndex: 3,
  gridRow: '1 / span var(--portal-planner-lanes)',
  background: color.surface.card,
  color: color.text.main,
  outline: 'none',
  selectors: {
    '&:focus-visible': insetFocusRing,
    '&[data-opens]': { cursor: 'pointer' },
    '&[data-opens]:hover': { background: color.surface.hover },
  },
  '@media': { print: { position: 'static' } },
})
export const cut = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const description = kitStyle({ fontSize: '0.75rem', color: color.text.muted })

const marked = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  pointerEvents: 'none',
  border: `1px solid ${color.accent.main}`,
} as const
export const cell = kitStyle({
  position: 'relative',
  gridRow: '1 / span var(--portal-planner-lanes)',
  borderInlineStart: `1px solid ${color.border.subtle}`,
  outline: 'none',
  selectors: {
    '&[data-shade=weekend]': { background: color.surface.sunken },
    '&[data-shade=holiday]': {
      backgroundImage: `repeating-linear-gradient(135deg, ${color.border.main} 0 1px, ${color.surface.sunken} 1px 6px)`,
    },
    '&[data-opens]': { cursor: 'pointer' },
    '&[data-opens]:hover': { background: color.surface.hover },
    // Selection, dragged range and drop target lie above the bar, as the focus does.
    '&[data-chosen]::before': marked,
    '&[data-held]::before': { ...marked, borderStyle: 'dashed' },
    '&[data-target]::before': { ...marked, border: `2px dotted ${color.accent.main}` },
    // Above the bar on the cell.
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
  },
  '@media': { print: { printColorAdjust: 'exact' } },
})

/** The mouse passes through a bar to the cell of its day, which opens it. */
export const bar = kitStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  alignSelf: 'center',
  minBlockSize: '1.375rem',
  marginInline: '2px',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.sm,
  fontSize: '0.75rem',
  fontWeight: vars.font.weight.semibold,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: {
    '&[data-cut-before=true]': { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: 0 },
    '&[data-cut-after=true]': { borderStartEndRadius: 0, borderEndEndRadius: 0, marginInlineEnd: 0 },
    '&[data-short=true]': { justifyContent: 'center', paddingInline: 0 },
  },
  // A day of a phone has just enough room for an icon and a letter.
  '@container': { [narrow]: { justifyContent: 'center', gap: 0, paddingInline: 0 } },
})
kitGlobalStyle(`${bar} > svg`, { flexShrink: 0, inlineSize: '0.875rem', blockSize: '0.875rem' })
/** Where days are narrow, as on a phone, the icon replaces the text. */
export const wide = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  '@container': { [narrow]: { display: 'none' } },
})
export const narrowSign = kitStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
})
/** The stage of a request by its outline: solid, dashed, or struck through. */
export const stages = kitVariants({
  settled: {},
  open: { borderStyle: 'dashed', borderColor: 'currentColor' },
  refused: { textDecoration: 'line-through', borderStyle: 'dotted' },
})
export const bones = kitStyle({ padding: density.cellPadding, gridColumn: '2 / -1' })
export const notice = kitStyle({ position: 'sticky', insetInlineStart: 0, maxInlineSize: '100cqi' })
