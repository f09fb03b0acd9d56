import { assignVars, globalStyle } from '@vanilla-extract/css'
import { themeLayer } from '#css/layers.css.ts'
import { light } from '#tokens/colour.ts'
import { shadows } from '#tokens/shadow.ts'
import { vars } from './contract.css.ts'

// Also on `:root`, so that a page without a theme class is readable.
globalStyle(':root, body.theme-light, body.theme-semi-dark', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: { ...assignVars(vars.color, light), ...assignVars(vars.shadow, shadows.light) },
    },
  },
})
