import { style } from '@vanilla-extract/css'

export const bar = style({
  '@layer': {
    'portal.pattern': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 19rem))',
      gap: 'var(--portal-space-sm)',
      inlineSize: '100%',
    },
  },
})
