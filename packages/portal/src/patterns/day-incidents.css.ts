import { style } from '@vanilla-extract/css'

/** The number of further ones stays on one line, however long the first is. */
export const more = style({ '@layer': { 'portal.pattern': { flexShrink: 0 } } })
