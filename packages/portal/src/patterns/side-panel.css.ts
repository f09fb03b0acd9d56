import { style } from '@vanilla-extract/css'

/** Main content with a sticky panel beside it; stacked in a narrow container. */
export const beside = style({
  '@layer': {
    'portal.pattern': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'var(--portal-space-lg)',
      alignItems: 'start',
      '@media': {
        '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
      },
    },
  },
})

export const side = style({
  '@layer': {
    'portal.pattern': {
      minInlineSize: 0,
      scrollMarginBlockStart: '5rem',
      '@media': {
        '(min-width: 1100px)': {
          order: 1,
          position: 'sticky',
          insetBlockStart: 'var(--portal-space-md)',
          maxBlockSize: 'calc(100dvh - 6rem)',
          overflowY: 'auto',
        },
      },
    },
  },
})
