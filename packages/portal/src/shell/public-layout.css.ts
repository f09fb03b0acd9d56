import { style, type StyleRule } from '@vanilla-extract/css'
import { breakpoints, vars } from '@portal/ui-kit'

const app = (rule: StyleRule) => style({ '@layer': { 'portal.app': rule } })
const wide = `(min-width: ${breakpoints.lg}px)`

export const root = app({
  display: 'grid',
  minBlockSize: '100dvh',
  background: vars.color.surface.page,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(22rem, 5fr) 7fr' } },
})
// The brand keeps its own dark blue in every theme.
export const brand = app({
  position: 'relative',
  overflow: 'hidden',
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.xxl,
  padding: vars.space.xxxl,
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
  gap: vars.space.md,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
})
export const promise = app({
  position: 'relative',
  maxInlineSize: '24rem',
  fontSize: vars.font.size.huge,
  lineHeight: vars.font.line.tight,
  fontWeight: vars.font.weight.semibold,
  textWrap: 'balance',
})
export const points = app({
  position: 'relative',
  display: 'grid',
  gap: vars.space.lg,
  marginBlockStart: vars.space.xl,
  padding: 0,
  listStyle: 'none',
  color: '#cfdbe7',
})
export const point = app({ display: 'flex', alignItems: 'center', gap: vars.space.md })
export const tagline = app({ position: 'relative', fontSize: vars.font.size.sm, color: '#a9bccf' })

export const side = app({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const bar = app({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  padding: vars.space.lg,
})
export const smallMark = app({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  marginInlineEnd: 'auto',
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.main,
  '@media': { [wide]: { visibility: 'hidden' } },
})
export const main = app({
  flexGrow: 1,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.lg,
  paddingBlockEnd: `calc(${vars.space.xxxl} * 2)`,
})
export const content = app({ inlineSize: '100%', maxInlineSize: '27rem' })
