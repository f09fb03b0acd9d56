import { kitGlobalStyle, kitStyle, kitVariants } from '#css/kit-style.ts'
import { breakpoints } from '#tokens/breakpoints.ts'

export const root = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const auto = kitStyle({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' })

const from = (width: keyof typeof breakpoints) => `(min-width: ${breakpoints[width]}px)`
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
const wide = (count: number, least: keyof typeof breakpoints) => ({
  '@container': { [from(least)]: columns(count) },
})

/** For this number of children. */
const ofThem = (count: string) => `&:has(> :last-child:nth-child(${count}))`

// Three columns leave a single child for four and seven, four columns for five: choose the number that fills the
// rows.
export const even = kitStyle({
  '@container': {
    '(min-width: 20rem)': { selectors: { [ofThem('2n')]: columns(2) } },
    [from('sm')]: { selectors: { [ofThem('3n')]: columns(3), [ofThem('3n + 5')]: columns(3) } },
    [from('md')]: { selectors: { [ofThem('4n')]: columns(4), [ofThem('4n + 7')]: columns(4) } },
  },
})
export const pairs = kitStyle({ '@container': { [from('md')]: columns(2) } })
kitGlobalStyle(`${pairs} > :last-child:nth-child(odd)`, {
  '@container': { [from('md')]: { gridColumn: '1 / -1' } },
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
