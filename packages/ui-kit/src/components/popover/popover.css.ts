import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({ minInlineSize: '14rem' })
export const dialog = kitStyle({ padding: vars.space.lg, outline: 'none' })
