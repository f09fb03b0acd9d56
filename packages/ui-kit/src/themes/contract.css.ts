import { createGlobalThemeContract } from '@vanilla-extract/css'
import { light } from '#tokens/colour.ts'
import { densities, font, motion, radius, size, space, z } from '#tokens/scale.ts'
import { shadows } from '#tokens/shadow.ts'

const name = (_value: string | null, path: string[]): string =>
  `portal-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The CSS variables of the kit, with readable names: `--portal-color-surface-page`. */
export const vars = createGlobalThemeContract(
  { color: light, shadow: shadows.light, space, size, radius, font, motion, z },
  name,
)

/** The variables that depend on the density. */
export const density = createGlobalThemeContract({ density: densities.comfortable }, name).density
