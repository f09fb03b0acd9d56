/** The measures of the drawing, in sixteenths of the reader's font size: pixels for most. */
export const box = { width: 140, height: 68, gap: 38, rise: 24, margin: 24 }
