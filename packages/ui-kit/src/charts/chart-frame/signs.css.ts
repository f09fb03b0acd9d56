import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

/** A legend of signs, which hides nothing. */
export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xs,
  fontSize: font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const entry = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
export const swatch = kitStyle({ inlineSize: '1.25rem', blockSize: '0.875rem', flexShrink: 0 })
