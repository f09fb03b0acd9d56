import type { space } from '#tokens/scale.ts'

/** A distance of the kit's grid. */
export type Space = keyof typeof space

/** Where children stand across the direction in which they run. */
export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
