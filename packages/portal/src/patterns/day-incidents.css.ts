import { style } from '@vanilla-extract/css'

/** How many more there are stays on one line, however long the first is. */
export const more = style({ '@layer': { 'portal.pattern': { flexShrink: 0 } } })
