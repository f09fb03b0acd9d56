import { space } from '#tokens/scale.ts'
import { vars } from '#themes/contract.css.ts'
import { kitStyle, kitVariants } from './kit-style.ts'

type Step = keyof typeof space
const perStep = <Rule>(rule: (value: string) => Rule): Record<Step, Rule> => ({
  none: rule(vars.space.none),
  xxs: rule(vars.space.xxs),
  xs: rule(vars.space.xs),
  sm: rule(vars.space.sm),
  md: rule(vars.space.md),
  lg: rule(vars.space.lg),
  xl: rule(vars.space.xl),
  xxl: rule(vars.space.xxl),
  xxxl: rule(vars.space.xxxl),
})

export const gap = kitVariants(perStep((value) => ({ gap: value })))
/** After `gap`, which it overrides. */
export const rowGap = kitVariants(perStep((value) => ({ rowGap: value })))
export const align = kitVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})
export const container = kitStyle({ containerType: 'inline-size' })
