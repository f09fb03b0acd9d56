import { style } from '@vanilla-extract/css'

// Sticky: an error that disappears on blur would otherwise move the button from under the pointer, and the press
// would be lost.
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
