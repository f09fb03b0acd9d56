import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const control = kitStyle({})
export const input = kitStyle({ paddingInline: vars.space.xs })
export const clear = kitStyle({ selectors: { '[data-empty] &': { visibility: 'hidden' } } })
