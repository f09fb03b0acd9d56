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
        '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
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

/** The numbers of a balance: as many beside one another as there is room for, two on a phone. */
export const numbers = style({
  '@layer': {
    'portal.pattern': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
      gap: 'var(--portal-space-sm)',
      margin: 0,
    },
  },
})

export const number = style({
  '@layer': {
    'portal.pattern': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: 'var(--portal-space-xxs)',
    },
  },
})

export const term = style({
  '@layer': {
    'portal.pattern': { color: 'var(--portal-color-text-muted)', fontSize: 'var(--portal-font-size-sm)' },
  },
})

export const value = style({ '@layer': { 'portal.pattern': { margin: 0 } } })
