/** Tells lines apart where all of them have one colour, by `data-dash`, the place of the series in every four. */
export const dashes = {
  '&[data-dash="1"]': { strokeDasharray: '8 4' },
  '&[data-dash="2"]': { strokeDasharray: '2 4' },
  '&[data-dash="3"]': { strokeDasharray: '10 3 2 3' },
}

/** Marks a line that is foreseen and not measured, in all colours. */
export const foreseen = { '&[data-dash=foreseen]': { strokeDasharray: '6 5' } }

/** What `data-dash` of a line says. */
export const dashOf = (at: number, isForeseen: boolean): string => (isForeseen ? 'foreseen' : String(at % 4))
