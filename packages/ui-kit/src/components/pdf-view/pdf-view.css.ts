import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface.card,
  border: `1px solid ${color.border.main}`,
  borderRadius: vars.radius.lg,
})
export const bar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const title = kitStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.semibold,
})
export const ways = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm })
// Paper is white in every theme.
export const sheet = kitStyle({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  background: 'white',
  colorScheme: 'light',
})
