/** The measures of the drawing, in sixteenths of the root font size: pixels by default. */
export const box = { width: 140, height: 68, gap: 38, rise: 24, margin: 24 }
