import { focusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  marginInlineStart: `calc(-1 * ${space.xs})`,
})
export const sign = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: space.xs,
})
export const entry = kitStyle([
  sign,
  {
    borderRadius: vars.radius.sm,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, color: color.text.main },
      '&[data-focus-visible]': focusRing,
    },
  },
])
export const label = kitStyle({
  selectors: { [`${entry}[data-hidden] > &`]: { textDecorationLine: 'line-through' } },
})
kitGlobalStyle(`${entry}[data-hidden] > svg`, { opacity: 0.35 })
// On paper hidden series cannot be shown again.
kitGlobalStyle(`${entry}[data-hidden]`, { '@media': { print: { display: 'none' } } })
