import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import * as field from '#private/field/field.css.ts'
import { vars } from '#themes/contract.css.ts'

export const root = field.root
export const label = field.label
export const description = field.description
export const error = field.error
export const zone = kitStyle({
  display: 'flex',
  // One line where there is room: the uploaded files below matter more.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
  padding: vars.space.lg,
  textAlign: 'center',
  background: vars.color.surface.sunken,
  border: `1.5px dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.lg,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.surface.selected,
      borderColor: vars.color.focus,
      borderStyle: 'solid',
    },
    '&[data-focus-visible]': focusRing,
  },
})
export const line = kitStyle({
  padding: vars.space.xxs,
  '@container': { [below('md')]: { padding: 0, border: 0 } },
})
/** There is no drag and drop on a small screen: show the button alone. */
export const aside = kitStyle({ '@container': { [below('md')]: { display: 'none' } } })
export const icon = kitStyle({ color: vars.color.text.muted })
export const ask = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  fontSize: '0.9375rem',
})
export const hint = kitStyle({
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const list = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: vars.space.xs,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface.card,
})
export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
})
export const rowIcon = kitStyle({ display: 'flex' })
export const words = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flexGrow: 1,
  minInlineSize: 0,
})
export const name = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  minInlineSize: 0,
})
export const fileName = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.medium,
})
export const state = kitStyle({ fontSize: vars.font.size.sm, fontVariantNumeric: 'tabular-nums' })
