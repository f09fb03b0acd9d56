import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  inlineSize: '100%',
  minInlineSize: 0,
})
export const full = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: vars.font.size.sm,
  color: color.info.text,
})
export const tags = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  borderRadius: vars.radius.full,
  outline: 'none',
  // The list itself is focused when none of its chips can be.
  selectors: { '&[data-focus-visible]': focusRing },
})
export const tag = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '1.75rem',
  maxInlineSize: '100%',
  paddingInlineStart: space.sm,
  paddingInlineEnd: space.xxs,
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border.main}`,
  background: color.accent.soft,
  color: color.accent.softText,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&:not([data-allows-removing])': { paddingInlineEnd: space.sm },
    '&[data-disabled]': {
      color: color.text.disabled,
      background: color.surface.disabled,
    },
  },
})
export const tagText = kitStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const remove = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: 'inherit',
  selectors: {
    '&[data-hovered]': { background: color.accent.softHover },
    '&[data-focus-visible]': focusRing,
  },
})
