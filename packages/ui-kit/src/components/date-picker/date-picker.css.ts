import { kitStyle } from '#css/kit-style.ts'
import { control as box } from '#private/field/field.css.ts'

/** A date is short: its box does not grow over the whole line of a wide form. */
export const control = kitStyle([box, { maxInlineSize: '16rem' }])
