import { kitStyle } from '#css/kit-style.ts'

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minInlineSize: 0,
})
