import { kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

/** The eight colours of charts, set as text colour, so that drawings use `currentColor`. */
export const chartColours = kitVariants({
  1: { color: vars.color.chart[1] },
  2: { color: vars.color.chart[2] },
  3: { color: vars.color.chart[3] },
  4: { color: vars.color.chart[4] },
  5: { color: vars.color.chart[5] },
  6: { color: vars.color.chart[6] },
  7: { color: vars.color.chart[7] },
  8: { color: vars.color.chart[8] },
})
