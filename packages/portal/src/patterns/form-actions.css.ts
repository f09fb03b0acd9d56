import { style } from '@vanilla-extract/css'

// Stuck to the window: an error that goes away while its field loses the focus would otherwise pull the button
// from under the pointer, and the press would be lost.
export const bar = style({
  '@layer': {
    'portal.pattern': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 'var(--portal-z-sticky)',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 'var(--portal-space-sm)',
      paddingBlock: 'var(--portal-space-md)',
      background: 'var(--portal-color-surface-page)',
      borderBlockStart: '1px solid var(--portal-color-border-subtle)',
    },
  },
})
