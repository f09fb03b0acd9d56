import { keyframes } from '@vanilla-extract/css'
import { insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'
import { body, narrow } from './data-table.css.ts'

const { color, motion } = vars

const shadow = `color-mix(in srgb, ${color.text.main} 18%, transparent)`
const towards = (side: 'right' | 'left') => `linear-gradient(to ${side}, ${shadow}, transparent)`

/** Around the rows: an edge with a shadow at each end where columns are cut off. */
export const frame = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      zIndex: 3,
      insetBlock: '0 var(--portal-table-bar, 0px)',
      inlineSize: '0.625rem',
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${motion.fast}`,
    },
    '&::before': {
      insetInlineStart: 'var(--portal-table-stuck, 0px)',
      borderInlineStart: `1px solid ${color.border.strong}`,
      backgroundImage: towards('right'),
    },
    '&::after': {
      insetInlineEnd: 'calc(var(--portal-table-end, 0px) + var(--portal-table-gutter, 0px))',
      borderInlineEnd: `1px solid ${color.border.strong}`,
      backgroundImage: towards('left'),
    },
    '[dir=rtl] &::before': { backgroundImage: towards('left') },
    '[dir=rtl] &::after': { backgroundImage: towards('right') },
    '&[data-cut~=start]::before, &[data-cut~=end]::after': { opacity: 1 },
  },
  '@container': { [narrow]: { selectors: { '&::before, &::after': { display: 'none' } } } },
  '@media': {
    print: { selectors: { '&::before, &::after': { display: 'none' } } },
    // Print omits shadows: a torn edge replaces them.
    [forcedColours]: {
      selectors: {
        '&::before': { borderInlineStart: '3px dashed CanvasText' },
        '&::after': { borderInlineEnd: '3px dashed CanvasText' },
      },
    },
  },
})

const inPage = `${frame}[data-flow=page]`
const whole = `${inPage}:not([data-cut])`

/**
 * The scroll container of the rows: horizontally when they do not fit, vertically when the table has a maximum
 * height.
 */
export const scroller = kitStyle({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  // A focused element must never be below the head or pinned columns.
  scrollPaddingBlockStart: '2.5rem',
  scrollPaddingInline: 'var(--portal-table-start, 0px) var(--portal-table-end, 0px)',
  selectors: {
    '&:focus-visible': insetFocusRing,
    // Without overflow only the page scrolls, and the head sticks below the sticky parts of the page.
    [`${whole} > &`]: {
      overflow: 'visible',
      vars: { '--portal-table-top': 'var(--portal-sticky-top, 0px)' },
    },
  },
  '@media': { print: { overflow: 'visible' } },
})
// When the page scrolls the table, a focused element must be below neither its head nor its foot.
kitGlobalStyle(`${inPage} ${body} :is(a, button, input)`, { scrollMarginBlock: '3rem 4rem' })

const pass = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-100%' } })
/** Other rows are loading: a line runs over the old ones, which stay readable. */
export const stale = kitStyle({
  cursor: 'progress',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      position: 'sticky',
      insetBlockStart: 'var(--portal-table-top, 0px)',
      insetInlineStart: 0,
      zIndex: 3,
      blockSize: '2px',
      marginBlockEnd: '-2px',
      background: `linear-gradient(90deg, transparent, ${color.accent.main}, transparent) 0 0 / 200% 100%`,
      animation: `${pass} 1.4s linear infinite`,
    },
  },
})
