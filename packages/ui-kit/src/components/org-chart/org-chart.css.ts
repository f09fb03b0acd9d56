import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { below as narrower, forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const tools = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.lg,
  rowGap: space.sm,
})
export const search = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flex: '1 1 16rem',
  maxInlineSize: '26rem',
  minInlineSize: 0,
})
export const matches = kitStyle({
  flexShrink: 0,
  fontSize: font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:empty)': { paddingInline: space.xs } },
})
export const group = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxs })
// On touch, the scroll container moves natively.
export const pan = kitStyle({
  display: 'flex',
  gap: space.xxs,
  paddingInlineEnd: space.sm,
  marginInlineEnd: space.sm,
  borderInlineEnd: `1px solid ${color.border.main}`,
  '@container': { [narrower('sm')]: { display: 'none' } },
})
export const share = kitStyle({
  minInlineSize: '3.25rem',
  textAlign: 'center',
  fontSize: font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
// Left to right in every language, so that lines and boxes share one origin.
export const window = kitStyle({
  display: 'grid',
  direction: 'ltr',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.sunken,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.lg,
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { print: { overflow: 'visible', blockSize: 'auto !important' } },
})
export const sheet = kitStyle({ position: 'relative', justifySelf: 'center', overflow: 'clip' })
export const tree = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
})
export const lines = kitStyle({ display: 'block', maxInlineSize: 'none', pointerEvents: 'none' })
export const line = kitStyle({
  fill: 'none',
  stroke: color.border.strong,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
})
export const person = kitStyle({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '13rem',
  blockSize: '4.5rem',
  paddingInline: space.md,
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.card,
  color: color.text.main,
  cursor: 'pointer',
  outline: 'none',
  scrollMargin: '2.5rem',
  selectors: {
    '&:hover': { borderColor: color.border.strong, background: color.surface.hover },
    '&:focus-visible': focusRing,
    '&[data-found]': { borderColor: color.focus, boxShadow: `inset 0 0 0 1px ${color.focus}` },
    '&[aria-current]': { background: color.surface.selected, borderColor: color.accent.main },
  },
  '@media': {
    [forcedColours]: {
      borderColor: 'CanvasText',
      selectors: { '&[data-found], &[aria-current]': { borderWidth: 3, borderColor: 'Highlight' } },
    },
  },
})
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
})
// Two surnames are the norm here.
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: font.line.tight,
} as const
export const name = kitStyle({ ...twoLines, fontSize: '0.9375rem', fontWeight: font.weight.semibold })
export const role = kitStyle({ ...twoLines, fontSize: font.size.xs, color: color.text.muted })
export const below = kitStyle({
  position: 'absolute',
  insetBlockEnd: '-0.75rem',
  insetInlineStart: '50%',
  translate: '-50% 0',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  blockSize: vars.size.touch,
  paddingInline: space.sm,
  background: color.surface.raised,
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { background: color.surface.pressed, color: color.text.main } },
})
