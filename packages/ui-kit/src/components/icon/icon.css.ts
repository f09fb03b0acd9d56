import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

const box = (side: string) => ({ inlineSize: side, blockSize: side, flexShrink: 0, strokeWidth: 1.75 })

export const sizes = kitVariants({
  sm: box(vars.size.iconSmall),
  md: box(vars.size.icon),
  lg: box(vars.size.iconLarge),
})

export const directed = kitStyle({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } })
