import { insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xl,
  rowGap: space.sm,
})
export const pager = kitStyle({ display: 'flex', alignItems: 'center', gap: space.xs })
export const year = kitStyle({
  minInlineSize: '4rem',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const months = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15.75rem, 1fr))',
  columnGap: space.xl,
  rowGap: space.lg,
  userSelect: 'none',
})
export const month = kitStyle({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'fit-content',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  breakInside: 'avoid',
})
export const name = kitStyle({
  paddingBlockEnd: space.xs,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
})
kitGlobalStyle(`${name}::first-letter`, { textTransform: 'uppercase' })
export const cell = kitStyle({
  padding: 0,
  borderRadius: vars.radius.sm,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-weekend=true]': { color: color.text.subtle },
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': insetFocusRing,
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-selected=true]': { background: color.accent.soft, borderRadius: 0 },
    '&[data-readonly=true]': { cursor: 'default' },
  },
})
/** Drawn like the icon: the name of the cell says it in words. */
export const short = kitStyle({
  fontSize: '0.625rem',
  fontWeight: vars.font.weight.regular,
  lineHeight: 1.1,
  selectors: { '&::before': { content: 'attr(data-short)' } },
})
export const empty = kitStyle({ padding: 0 })
export const day = kitStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  blockSize: '2.125rem',
  marginInline: '1px',
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size.sm,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-today=true] > &': { fontWeight: vars.font.weight.bold },
    '[data-today=true] > &::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '2px',
      insetInlineStart: '25%',
      insetInlineEnd: '25%',
      borderBlockEnd: '2px solid currentColor',
    },
    '[data-edge=true] > &': {
      background: color.accent.main,
      color: color.accent.on,
      borderColor: color.accent.main,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '[aria-selected=true] > &': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
/** Fills and replaces the usual height of a day. */
export const detailed = kitStyle({ blockSize: '3rem' })
export const number = kitStyle({
  selectors: { '[aria-disabled=true] &': { textDecoration: 'line-through' } },
})
/** The cell's name already contains the kind: draw the icon as content that is not read. */
export const sign = kitStyle({
  fontSize: '0.6875rem',
  fontWeight: vars.font.weight.bold,
  selectors: { '&::before': { content: 'attr(data-sign)' } },
})

/** The details: sticky below the months; two lines high where days can be chosen, otherwise one. */
export const news = kitStyle({
  position: 'sticky',
  insetBlockEnd: space.sm,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space.sm,
  paddingInline: space.md,
  background: color.surface.raised,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
})
export const line = kitStyle({ minBlockSize: '1.5em' })
export const chosen = kitStyle({ fontWeight: vars.font.weight.semibold })
export const detail = kitStyle({ color: color.text.muted })
