import { assignVars, globalStyle } from '@vanilla-extract/css'
import { themeLayer } from '#css/layers.css.ts'
import { dark } from '#tokens/colour.ts'
import { shadows } from '#tokens/shadow.ts'
import { vars } from './contract.css.ts'

// Semi-dark is no third palette: it is the light theme with the dark palette in the navigation.
globalStyle('body.theme-dark, body.theme-semi-dark [data-region=nav]', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'dark',
      vars: { ...assignVars(vars.color, dark), ...assignVars(vars.shadow, shadows.dark) },
    },
  },
})
