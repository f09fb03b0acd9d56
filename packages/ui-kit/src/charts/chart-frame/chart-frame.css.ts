import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  breakInside: 'avoid',
})
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
})
export const caption = kitStyle({ flex: '1 1 12rem', minInlineSize: 0 })
export const title = kitStyle({ fontWeight: font.weight.semibold, lineHeight: font.line.snug })
export const description = kitStyle({ fontSize: font.size.sm, color: color.text.muted })
export const buttons = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const notice = kitStyle({ display: 'grid', placeItems: 'center' })
