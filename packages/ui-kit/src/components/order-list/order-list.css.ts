import { kitStyle } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const note = kitStyle({ fontSize: vars.font.size.xs, color: vars.color.text.muted })
