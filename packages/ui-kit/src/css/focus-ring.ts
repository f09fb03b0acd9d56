import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

/** The one focus ring: an outline, because forced colours keep outlines and drop shadows. */
export const focusRing: StyleRule = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
}

/** The ring of a part that touches its neighbours, drawn inside. */
export const insetFocusRing: StyleRule = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
}
