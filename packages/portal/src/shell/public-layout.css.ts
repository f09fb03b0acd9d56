import { style, type StyleRule } from '@vanilla-extract/css'

const app = (rule: StyleRule) => style({ '@layer': { 'portal.app': rule } })
// Variables by name: a style file runs at build time, without the kit's components.
const wide = '(min-width: 992px)'

export const root = app({
  display: 'grid',
  minBlockSize: '100dvh',
  background: 'var(--portal-color-surface-page)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(22rem, 5fr) 7fr' } },
})
// The brand keeps its own dark blue in every theme.
export const brand = app({
  position: 'relative',
  overflow: 'hidden',
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 'var(--portal-space-xxl)',
  padding: 'var(--portal-space-xxxl)',
  color: '#f4f7fa',
  background: 'linear-gradient(160deg, #2f4763 0%, #22364d 45%, #152232 100%)',
  '@media': { [wide]: { display: 'flex' }, print: { display: 'none' } },
})
export const art = app({
  position: 'absolute',
  insetBlockEnd: '-18%',
  insetInlineEnd: '-22%',
  inlineSize: '85%',
  color: '#8fb8d8',
  opacity: 0.28,
  pointerEvents: 'none',
})
export const mark = app({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--portal-space-md)',
  fontSize: 'var(--portal-font-size-lg)',
  fontWeight: 'var(--portal-font-weight-semibold)',
})
export const promise = app({
  position: 'relative',
  maxInlineSize: '24rem',
  fontSize: 'var(--portal-font-size-huge)',
  lineHeight: 'var(--portal-font-line-tight)',
  fontWeight: 'var(--portal-font-weight-semibold)',
  textWrap: 'balance',
})
export const points = app({
  position: 'relative',
  display: 'grid',
  gap: 'var(--portal-space-lg)',
  marginBlockStart: 'var(--portal-space-xl)',
  padding: 0,
  listStyle: 'none',
  color: '#cfdbe7',
})
export const point = app({ display: 'flex', alignItems: 'center', gap: 'var(--portal-space-md)' })
export const tagline = app({ position: 'relative', fontSize: 'var(--portal-font-size-sm)', color: '#a9bccf' })

export const side = app({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const bar = app({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--portal-space-xs)',
  minBlockSize: '4.5rem',
  padding: 'var(--portal-space-lg)',
})
export const smallMark = app({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--portal-space-sm)',
  marginInlineEnd: 'auto',
  fontWeight: 'var(--portal-font-weight-semibold)',
  color: 'var(--portal-color-text-main)',
  '@media': { [wide]: { visibility: 'hidden' } },
})
// At a fixed height, not centred: otherwise a message below a form would move it up.
export const main = app({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: 'var(--portal-space-lg)',
  paddingBlockStart: 'clamp(var(--portal-space-lg), 14dvh, 10rem)',
  paddingBlockEnd: 'calc(var(--portal-space-xxxl) * 2)',
})
export const content = app({ inlineSize: '100%', maxInlineSize: '27rem' })
