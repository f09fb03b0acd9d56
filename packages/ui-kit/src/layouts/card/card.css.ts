import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

/** The distance of a card's content from its edge. */
export const inner = `clamp(${vars.space.lg}, 1.6vw, 1.375rem)`

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.card,
  overflow: 'clip',
})
export const head = kitStyle({
  display: 'flex',
  // On a phone the actions wrap below the title when they do not fit beside it.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  paddingInline: inner,
})
export const words = kitStyle({
  display: 'flex',
  flex: '1 1 10rem',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
})
export const title = kitStyle({ fontSize: vars.font.size.lg, lineHeight: vars.font.line.snug })
export const description = kitStyle({ color: vars.color.text.muted, fontSize: vars.font.size.sm })
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })
export const body = kitStyle({ flexGrow: 1, minInlineSize: 0 })
export const paddings = kitVariants({
  none: {},
  normal: { paddingBlock: inner, paddingInline: inner },
})
export const underHead = kitStyle({ paddingBlockStart: 0 })
export const footer = kitStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlock: vars.space.md,
  paddingInline: inner,
})
