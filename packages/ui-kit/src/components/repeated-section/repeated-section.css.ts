import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, font } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.md,
  minInlineSize: 0,
})
export const head = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.xxs })
export const label = kitStyle({ fontSize: font.size.md, fontWeight: font.weight.semibold })
export const description = kitStyle({ fontSize: font.size.sm, color: color.text.muted })
export const none = kitStyle({
  padding: space.lg,
  border: `1px dashed ${color.border.main}`,
  borderRadius: vars.radius.md,
  color: color.text.muted,
  textAlign: 'center',
})
export const section = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  padding: space.lg,
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.md,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
})
export const bar = kitStyle({ display: 'flex', alignItems: 'center', gap: space.xs })
export const title = kitStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  color: color.text.muted,
})
export const fields = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minInlineSize: 0,
})
