import { style, type StyleRule } from '@vanilla-extract/css'

const pattern = (rule: StyleRule) => style({ '@layer': { 'portal.pattern': rule } })

// At the edge of the list and without height, so that rows do not move when it appears.
export const place = pattern({
  position: 'sticky',
  insetBlockStart: 'calc(var(--portal-size-topbar) + var(--portal-space-xl))',
  zIndex: 'var(--portal-z-sticky)',
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  marginBlockEnd: 'calc(-1 * var(--portal-space-md))',
})
export const edge = pattern({ alignSelf: 'flex-start', translate: '0 -50%' })
