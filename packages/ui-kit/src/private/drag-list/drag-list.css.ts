import { focusRing, insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

/** Rows that are reordered by dragging. */
export const list = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  selectors: { '&[data-focus-visible]': insetFocusRing },
})
export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  background: color.surface.raised,
  borderRadius: vars.radius.sm,
  outline: 'none',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-dragging]': { opacity: 0.5 },
  },
})
export const handle = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: '2rem',
  borderRadius: vars.radius.sm,
  color: color.text.subtle,
  cursor: 'grab',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover, color: color.text.main },
    '&[data-focus-visible]': focusRing,
  },
})
/** The label of the row, taking the remaining width. */
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** The drop position. */
kitGlobalStyle(`${list} .react-aria-DropIndicator[data-drop-target]`, {
  outline: `1px solid ${color.focus}`,
})
