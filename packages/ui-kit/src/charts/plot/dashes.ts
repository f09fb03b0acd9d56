/**
 * Dash patterns by `data-dash`, the index of the series modulo four: they distinguish lines where all have one
 * colour.
 */
export const dashes = {
  '&[data-dash="1"]': { strokeDasharray: '8 4' },
  '&[data-dash="2"]': { strokeDasharray: '2 4' },
  '&[data-dash="3"]': { strokeDasharray: '10 3 2 3' },
}

/** Marks a forecast instead of measured values, in all colours. */
export const foreseen = { '&[data-dash=foreseen]': { strokeDasharray: '6 5' } }

/** The value of `data-dash` for a line. */
export const dashOf = (at: number, isForeseen: boolean): string => (isForeseen ? 'foreseen' : String(at % 4))
