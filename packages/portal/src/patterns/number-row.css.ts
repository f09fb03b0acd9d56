import { style } from '@vanilla-extract/css'

/** Labelled numbers: as many side by side as fit, two on a phone. */
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
