import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

// A background between 45 and 88 per cent would make neither dark nor light digits readable in one of the themes.
const tint = (share: number) => `color-mix(in srgb, ${color.chart[1]} ${share}%, ${color.surface.card})`
const step = (share: number) =>
  ({
    fill: tint(share),
    forcedColorAdjust: 'none',
    '@media': { [forcedColours]: { stroke: 'CanvasText' } },
  }) as const

export const steps = kitVariants({
  0: step(7),
  1: step(18),
  2: step(31),
  3: step(45),
  4: step(88),
})
export const none = kitStyle({
  fill: 'none',
  stroke: color.border.main,
  strokeDasharray: '2 3',
  '@media': { [forcedColours]: { stroke: 'GrayText' } },
})

const figure = {
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  forcedColorAdjust: 'none',
} as const
const dark = kitStyle({ ...figure, fill: color.text.main })
const light = kitStyle({ ...figure, fill: color.surface.card })
export const figures = { 0: dark, 1: dark, 2: dark, 3: dark, 4: light }

export const legend = kitStyle({
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
