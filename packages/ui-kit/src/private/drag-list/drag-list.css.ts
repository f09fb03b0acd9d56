import { focusRing, insetFocusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

/** Lines that are put in order by dragging them. */
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
/** What the line is about, as wide as what stands around it leaves. */
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** Where the line would fall. */
kitGlobalStyle(`${list} .react-aria-DropIndicator[data-drop-target]`, {
  outline: `1px solid ${color.focus}`,
})
