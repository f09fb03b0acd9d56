import { focusRing, insetFocusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { below, forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars
const narrow = below('sm')

export const root = kitStyle({ containerType: 'inline-size', minInlineSize: 0 })
export const columns = kitStyle({
  // The hidden texts of the columns scroll with them: otherwise they make the page as wide as all columns.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(16rem, 1fr)',
  gap: space.md,
  overflowX: 'auto',
  paddingBlockEnd: space.sm,
  '@container': { [narrow]: { gridAutoColumns: '84%', scrollSnapType: 'inline mandatory' } },
})
export const column = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surface.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  scrollSnapAlign: 'start',
})
export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  minBlockSize: '2.75rem',
})
export const columnTitle = kitStyle({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
})
export const count = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const list = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.sm,
  minBlockSize: '7rem',
  paddingInline: space.sm,
  paddingBlockEnd: space.sm,
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: {
    '&[data-drop-target]': {
      background: color.surface.selected,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-focus-visible]': insetFocusRing,
  },
})
export const empty = kitStyle({
  padding: space.lg,
  textAlign: 'center',
  color: color.text.muted,
  fontSize: vars.font.size.sm,
})
export const card = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.sm,
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.card,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: color.border.strong },
    '&[data-focus-visible]': focusRing,
    '&[data-dragging]': { opacity: 0.5 },
  },
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
})
export const moving = kitStyle({ borderStyle: 'dashed', borderColor: color.border.strong })
export const handle = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: '1.75rem',
  color: color.text.subtle,
  borderRadius: vars.radius.sm,
  cursor: 'grab',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover, color: color.text.main },
    '&[data-focus-visible]': focusRing,
  },
})
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: space.xxs,
  overflowWrap: 'anywhere',
})
export const title = kitStyle({
  fontWeight: vars.font.weight.semibold,
  fontSize: '0.9375rem',
  lineHeight: vars.font.line.snug,
})
export const description = kitStyle({
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  lineHeight: vars.font.line.snug,
})
export const facts = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xxs,
  marginBlockStart: space.xs,
})
export const fact = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: vars.font.size.xs,
})
