import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

export const sized = kitStyle({
  position: 'relative',
  minInlineSize: 0,
  // On paper a drawing that is too wide is scaled, not cut off.
  '@media': { print: { blockSize: 'auto !important' } },
})
// Time and size increase from left to right in every language, as on a clock.
export const field = kitStyle({
  position: 'relative',
  direction: 'ltr',
  borderRadius: vars.radius.sm,
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': focusRing },
})
export const svg = kitStyle({
  display: 'block',
  overflow: 'visible',
  '@media': { print: { inlineSize: '100%', blockSize: 'auto' } },
})
export const cursorLine = kitStyle({
  stroke: color.border.strong,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  '@media': { [forcedColours]: { stroke: 'Highlight' } },
})
/** The ring around the point at the cursor. */
export const ring = kitStyle({
  fill: 'none',
  stroke: color.text.main,
  strokeWidth: 2,
  '@media': { [forcedColours]: { stroke: 'Highlight' } },
})

export const tip = kitStyle({
  position: 'absolute',
  zIndex: 1,
  inlineSize: 'max-content',
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  boxShadow: vars.shadow.raised,
  fontSize: font.size.sm,
  lineHeight: font.line.snug,
  pointerEvents: 'none',
})
export const tipTitle = kitStyle({ color: color.text.muted, marginBlockEnd: space.xxs })
export const tipEntry = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.muted,
  selectors: {
    '&[data-current=true]': { color: color.text.main, fontWeight: font.weight.semibold },
  },
})
export const tipLabel = kitStyle({ flex: '1 1 auto', paddingInlineEnd: space.md })
export const tipValue = kitStyle({
  color: color.text.main,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
