import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

/** The base of all kinds. `currentColor` is the text colour of the tone; patterns use a thin tint of its border. */
export const drawn = kitStyle({
  borderWidth: 1,
  borderStyle: 'solid',
  printColorAdjust: 'exact',
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
})
const line = 'color-mix(in srgb, currentColor 22%, transparent)'
export const patterns = kitVariants({
  plain: {},
  stripes: { backgroundImage: `repeating-linear-gradient(135deg, ${line} 0 2px, transparent 2px 7px)` },
  dots: { backgroundImage: `radial-gradient(${line} 1.2px, transparent 1.4px)`, backgroundSize: '6px 6px' },
  grid: {
    backgroundImage: `linear-gradient(${line} 1px, transparent 1px), linear-gradient(90deg, ${line} 1px, transparent 1px)`,
    backgroundSize: '7px 7px',
  },
  outline: { background: 'transparent', borderWidth: 2, borderColor: 'currentColor' },
})

export const legend = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  rowGap: space.xs,
  fontSize: vars.font.size.sm,
  color: color.text.muted,
})
export const entry = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: space.sm })
export const swatch = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.375rem',
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  fontSize: '0.75rem',
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
})
