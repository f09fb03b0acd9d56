import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { breakpoints } from '#tokens/breakpoints.ts'

export const root = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const auto = kitStyle({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' })

const wide = (count: number, from: keyof typeof breakpoints) => ({
  '@container': {
    [`(min-width: ${breakpoints[from]}px)`]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
})

export const counts = kitVariants({
  '2-sm': wide(2, 'sm'),
  '2-md': wide(2, 'md'),
  '2-lg': wide(2, 'lg'),
  '3-sm': wide(3, 'sm'),
  '3-md': wide(3, 'md'),
  '3-lg': wide(3, 'lg'),
  '4-sm': wide(4, 'sm'),
  '4-md': wide(4, 'md'),
  '4-lg': wide(4, 'lg'),
})
