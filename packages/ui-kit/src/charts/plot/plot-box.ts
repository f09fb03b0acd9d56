import type { Size } from './sized.tsx'

/** A mark of an axis: its place in pixels and what stands there. */
export interface Mark {
  at: number
  label: string
  /** The line that values stand on. */
  isBase?: boolean
}

/** The rectangle in which the values are drawn, in pixels of the drawing. */
export interface PlotBox {
  start: number
  end: number
  top: number
  bottom: number
}

/** What must stand around the values. */
export interface Surroundings {
  /** The labels of the axis at the side. */
  labels: readonly string[]
  /** Room after the end, for labels of lines. */
  after?: number
  /** Whether the axes have names. */
  hasNames?: boolean
}

// Wide enough for most letters of the kit's small font; a figure is a little narrower.
const letter = 0.46

/** About as many pixels as a text of the axis takes. */
export const textWidth = (text: string, rem: number): number => text.length * letter * rem

/** The text, cut where it would not fit; the box and the table have it whole. */
export function fitting(text: string, room: number, rem: number): string {
  const letters = Math.floor(room / (letter * rem))
  return text.length <= letters ? text : `${text.slice(0, Math.max(0, letters - 1)).trimEnd()}…`
}

/** Where the values begin and end from top to bottom, which the labels at the side do not change. */
export function plotHeight({ height, rem }: Size, hasNames = false): Pick<PlotBox, 'top' | 'bottom'> {
  const top = (hasNames ? 1.75 : 0.5) * rem
  return { top, bottom: Math.max(top + 1, height - (hasNames ? 3 : 1.75) * rem) }
}

/** The rectangle that is left for the values. */
export function plotBox(size: Size, { labels, after = 0, hasNames = false }: Surroundings): PlotBox {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, size.rem)))
  const start = widest + 0.75 * size.rem
  const end = size.width - Math.max(after, 0.5 * size.rem)
  return { ...plotHeight(size, hasNames), start, end: Math.max(start + 1, end) }
}

/** So many marks that their labels do not touch: all of them, or every second, third… from the first. */
export function thinned(marks: readonly Mark[], rem: number): Mark[] {
  const [first, second] = marks
  if (first === undefined || second === undefined) return [...marks]
  const widest = Math.max(...marks.map(({ label }) => textWidth(label, rem))) + 0.5 * rem
  const every = Math.max(1, Math.ceil(widest / Math.abs(second.at - first.at)))
  return marks.filter((_mark, at) => at % every === 0)
}
