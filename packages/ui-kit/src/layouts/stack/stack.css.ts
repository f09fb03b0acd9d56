import { kitStyle } from '#css/kit-style.ts'

export const root = kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
