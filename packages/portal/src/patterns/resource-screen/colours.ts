/** The palette of rows; white text on each has a contrast of at least 4.5. */
export const colours = {
  red: '#9b2c2c',
  orange: '#b7410e',
  amber: '#854d0e',
  green: '#166534',
  teal: '#1f6f8b',
  blue: '#1d4ed8',
  purple: '#6b21a8',
  grey: '#5f6b7a',
} as const

/** The name of a colour of the palette. */
export type ColourName = keyof typeof colours

export const colourNames = Object.keys(colours) as readonly ColourName[]

/** The palette colour of a value, if any. */
export const nameOfColour = (hex: string): ColourName | undefined =>
  colourNames.find((name) => colours[name] === hex)
