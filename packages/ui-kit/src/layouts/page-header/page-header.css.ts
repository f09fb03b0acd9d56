import { kitStyle } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { font, space } = vars
const narrow = below('md')

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.lg,
  rowGap: space.sm,
})
/** The description is beside the title where it fits, so that the page begins higher. */
export const words = kitStyle({
  display: 'flex',
  flex: '1 1 20rem',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xxs,
  minInlineSize: 0,
  // There the title and the buttons share a line, and the description goes below them.
  '@container': { [narrow]: { display: 'contents' } },
})
export const headline = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xxs,
  minInlineSize: 'min-content',
  '@container': { [narrow]: { flex: '1 1 8rem' } },
})
export const title = kitStyle({
  fontSize: font.size.xl,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
})
export const description = kitStyle({
  flex: '1 1 14rem',
  minInlineSize: 0,
  maxInlineSize: vars.size.prose,
  fontSize: font.size.sm,
  lineHeight: font.line.tight,
  color: vars.color.text.muted,
  textWrap: 'pretty',
  '@container': { [narrow]: { order: 2, flexBasis: '100%', maxInlineSize: 'none' } },
})
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '@container': { [narrow]: { order: 1 } },
})
