import { kitStyle, kitVariants } from '#css/kit-style.ts'

export const root = kitStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })
export const noWrap = kitStyle({ flexWrap: 'nowrap' })
export const justify = kitVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
})
