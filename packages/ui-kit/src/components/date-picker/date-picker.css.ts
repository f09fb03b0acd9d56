import { kitStyle } from '#css/kit-style.ts'
import { control as box } from '#private/field/field.css.ts'

/** A date is short: do not stretch its box in a wide form. */
export const control = kitStyle([box, { maxInlineSize: '16rem' }])
