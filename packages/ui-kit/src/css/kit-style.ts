import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'

type Part = StyleRule | string

const layered = (part: Part): Part => (typeof part === 'string' ? part : { '@layer': { [kitLayer]: part } })

/** A class in the kit's layer, so that a portal can override it without specificity tricks. */
export const kitStyle = (rule: Part | Part[]): string => style([rule].flat().map(layered))

/** One class in the kit's layer for each variant. */
export function kitVariants<Name extends string>(rules: Record<Name, Part | Part[]>): Record<Name, string> {
  const classes: Partial<Record<Name, string>> = {}
  for (const name in rules) classes[name] = kitStyle(rules[name])
  return classes as Record<Name, string>
}

/** A rule by selector in the kit's layer: only for elements that the kit does not render itself. */
export const kitGlobalStyle = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [kitLayer]: rule } })
