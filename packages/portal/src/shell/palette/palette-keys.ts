/** Ctrl+K, and Command+K on Apple's machines. */
export const paletteKeys = 'mod+k'
