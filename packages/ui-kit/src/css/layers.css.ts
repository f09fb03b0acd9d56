import { globalLayer } from '@vanilla-extract/css'

// The order of these five lines is the order of precedence: styles in `portal.app` always win.
const portal = globalLayer('portal')
export const resetLayer = globalLayer({ parent: portal }, 'reset')
export const themeLayer = globalLayer({ parent: portal }, 'theme')
export const kitLayer = globalLayer({ parent: portal }, 'kit')
globalLayer({ parent: portal }, 'pattern')
export const appLayer = globalLayer({ parent: portal }, 'app')
