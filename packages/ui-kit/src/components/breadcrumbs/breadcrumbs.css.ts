import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const list = kitStyle({ display: 'flex', flexWrap: 'wrap', fontSize: vars.font.size.sm })
export const crumb = kitStyle({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.subtle,
  minInlineSize: 0,
})
export const link = kitStyle({
  paddingInline: vars.space.xs,
  marginInlineStart: 0,
  borderRadius: vars.radius.sm,
  lineHeight: vars.size.touch,
  color: vars.color.text.muted,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[href]': { cursor: 'pointer' },
    '&[data-hovered][href]': { color: vars.color.text.link, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.text.main, fontWeight: vars.font.weight.medium },
    '&[data-focus-visible]': focusRing,
    'li:first-child > &': { paddingInlineStart: 0 },
  },
})
