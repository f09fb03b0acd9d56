import { focusRing } from '#css/focus-ring.ts'
import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { below, forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars
const narrow = below('sm')

export const root = kitStyle({ containerType: 'inline-size', minInlineSize: 0 })
/** On a phone one line and a bar replace the list. */
export const short = kitStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'flex', flexDirection: 'column', gap: space.xs } },
})
export const shortOf = kitStyle({ fontSize: vars.font.size.sm, color: color.text.muted })
export const shortLabel = kitStyle({ fontWeight: vars.font.weight.semibold })
export const bar = kitStyle({ display: 'flex', gap: space.xxs })
export const list = kitStyle({
  display: 'flex',
  gap: space.sm,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@container': { [narrow]: { display: 'none' } },
})
export const item = kitStyle({ flex: '1 1 0', minInlineSize: 0 })
export const face = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlockStart: space.sm,
  borderBlockStart: '3px solid',
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer', borderStartStartRadius: 0 },
    'button&:hover': { background: color.surface.hover },
    '&:focus-visible': focusRing,
  },
})
export const states = kitVariants({
  done: { borderColor: color.success.solid },
  current: { borderColor: color.accent.main },
  error: { borderColor: color.danger.solid },
  next: { borderColor: color.border.main, color: color.text.muted },
})
export const segments = kitVariants({
  done: { background: color.success.solid },
  current: { background: color.accent.main },
  error: { background: color.danger.solid },
  next: { background: color.border.main },
})
export const segment = kitStyle({
  flexGrow: 1,
  blockSize: '4px',
  borderRadius: vars.radius.full,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
})
export const line = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingInlineEnd: space.xs,
})
export const sign = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: vars.radius.full,
  border: '1.5px solid currentColor',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const signs = kitVariants({
  done: { color: color.success.text, background: color.success.soft },
  current: { color: color.accent.on, background: color.accent.main, borderColor: color.accent.main },
  error: { color: color.danger.text, background: color.danger.soft },
  next: { color: color.text.muted },
})
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const label = kitStyle({
  fontWeight: vars.font.weight.semibold,
  fontSize: '0.9375rem',
  lineHeight: vars.font.line.snug,
})
export const description = kitStyle({ fontSize: vars.font.size.sm, color: color.text.muted })

export const wizard = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xl, minInlineSize: 0 })
export const title = kitStyle({ fontSize: vars.font.size.xl, outline: 'none', marginBlockEnd: space.md })
export const buttons = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
export const end = kitStyle({ marginInlineStart: 'auto' })
