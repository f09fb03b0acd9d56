import type { space } from '#tokens/scale.ts'

/** A distance of the kit's grid. */
export type Space = keyof typeof space

/** The alignment of children across the direction of the layout. */
export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
