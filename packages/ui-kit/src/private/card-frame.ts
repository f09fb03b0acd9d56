import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

const { color } = vars

/** The frame around a table and similar components: its parts are stacked and query its size. */
export const cardFrame = {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surface.card,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.card,
  overflow: 'clip',
  containerType: 'inline-size',
} as const satisfies StyleRule
