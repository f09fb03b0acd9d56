import { createGlobalThemeContract } from '@vanilla-extract/css'
import { light } from '#tokens/colour.ts'
import { densities, font, motion, radius, size, space, z } from '#tokens/scale.ts'
import { shadows } from '#tokens/shadow.ts'

const name = (_value: string | null, path: string[]): string =>
  `portal-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Every variable of the kit, by a name that can be read in the browser: `--portal-color-surface-page`. */
export const vars = createGlobalThemeContract(
  { color: light, shadow: shadows.light, space, size, radius, font, motion, z },
  name,
)

/** The variables that the reader's density changes. */
export const density = createGlobalThemeContract({ density: densities.comfortable }, name).density
