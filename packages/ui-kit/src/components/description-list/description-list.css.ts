import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { breakpoints } from '#tokens/breakpoints.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({ fontSize: '0.9375rem' })
export const layouts = kitVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    gap: vars.space.lg,
  },
})
export const pairs = kitVariants({
  rows: {
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlock: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@container': {
      [`(min-width: ${breakpoints.sm - 100}px)`]: {
        gridTemplateColumns: 'minmax(8rem, 14rem) minmax(0, 1fr)',
        columnGap: vars.space.lg,
      },
    },
  },
  grid: { display: 'flex', flexDirection: 'column', gap: vars.space.xxs },
})
export const term = kitStyle({ color: vars.color.text.muted, fontSize: vars.font.size.sm })
export const value = kitStyle({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const none = kitStyle({ color: vars.color.text.subtle })
