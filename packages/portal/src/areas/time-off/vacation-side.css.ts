import { style } from '@vanilla-extract/css'

/** The calendar with what is chosen beside it, in sight at whichever month one looks; above it where there is no room. */
export const beside = style({
  '@layer': {
    'portal.pattern': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'var(--portal-space-lg)',
      alignItems: 'start',
      '@media': {
        '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
      },
    },
  },
})

export const side = style({
  '@layer': {
    'portal.pattern': {
      scrollMarginBlockStart: '5rem',
      '@media': {
        '(min-width: 1100px)': {
          order: 1,
          position: 'sticky',
          insetBlockStart: 'var(--portal-space-md)',
          maxBlockSize: 'calc(100dvh - 7rem)',
          overflowY: 'auto',
        },
      },
    },
  },
})
