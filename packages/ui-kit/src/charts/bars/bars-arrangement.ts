/** How several series share a category: stacked on top of each other, or side by side. */
export type BarsArrangement = 'stacked' | 'grouped'
