import { chartColours } from './colours.css.ts'

const palette = Object.values(chartColours)

/** The class of a series' colour, by the index of the series. */
export const seriesColour = (at: number): string => palette[at % palette.length] ?? ''
