import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'
import { narrow } from './data-table.css.ts'

const { color, space } = vars

// Doubled specificity: the sheet of the cells may be loaded after this one.
const noPadding = { '&&': { paddingBlock: 0 } } as const
export const tickCell = kitStyle({
  inlineSize: '2.75rem',
  paddingInlineEnd: 0,
  selectors: noPadding,
  '@container': {
    [narrow]: {
      inlineSize: 'auto',
      selectors: {
        'tbody &': {
          display: 'block',
          position: 'absolute',
          insetBlockEnd: space.sm,
          insetInlineEnd: space.sm,
        },
      },
    },
  },
  '@media': { print: { display: 'none' } },
})
export const tick = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  marginInlineStart: '-0.375rem',
  cursor: 'pointer',
})
/** On cards the check box of all rows is beside the sort menu and needs a label. */
export const allTick = kitStyle({
  '@container': {
    [narrow]: {
      gridAutoFlow: 'column',
      inlineSize: 'auto',
      blockSize: 'auto',
      minBlockSize: '1.75rem',
      gap: space.xs,
      marginInlineStart: 0,
      paddingInline: space.xs,
    },
  },
})
export const allWords = kitStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
})
export const actionCell = kitStyle({
  inlineSize: '3.25rem',
  textAlign: 'end',
  paddingInlineStart: 0,
  selectors: noPadding,
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
  display: 'grid',
  placeItems: 'center',
  marginInlineStart: 'auto',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.md,
  color: color.text.muted,
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: color.surface.pressed, color: color.text.main },
    '&:focus-visible': focusRing,
  },
})
