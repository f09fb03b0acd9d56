/** How several series share the place of a category: on top of each other, or side by side. */
export type BarsArrangement = 'stacked' | 'grouped'
