import { assignVars, globalStyle } from '@vanilla-extract/css'
import { themeLayer } from '#css/layers.css.ts'
import { reducedMotion } from '#css/media.ts'
import { densities, font, motion, radius, size, space, z } from '#tokens/scale.ts'
import { density, vars } from './contract.css.ts'

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      vars: {
        ...assignVars(vars.space, space),
        ...assignVars(vars.size, size),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.font, font),
        ...assignVars(vars.motion, motion),
        ...assignVars(vars.z, z),
      },
      '@media': {
        [reducedMotion]: {
          vars: {
            [vars.motion.fast]: '0ms',
            [vars.motion.normal]: '0ms',
            [vars.motion.slow]: '0ms',
          },
        },
      },
    },
  },
})

globalStyle(':root, [data-density=comfortable]', {
  '@layer': { [themeLayer]: { vars: assignVars(density, densities.comfortable) } },
})

globalStyle('[data-density=compact]', {
  '@layer': { [themeLayer]: { vars: assignVars(density, densities.compact) } },
})
