import { chartColours } from './colours.css.ts'

const palette = Object.values(chartColours)

/** The class of the colour of a series, by its place among the series. */
export const seriesColour = (at: number): string => palette[at % palette.length] ?? ''
