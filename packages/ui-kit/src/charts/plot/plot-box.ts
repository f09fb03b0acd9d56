import type { Size } from './sized.tsx'

/** A tick of an axis: its position in pixels and its label. */
export interface Mark {
  at: number
  label: string
  /** The line from which values extend. */
  isBase?: boolean
}

/** The rectangle of the values, in pixels of the drawing. */
export interface PlotBox {
  start: number
  end: number
  top: number
  bottom: number
}

/** The space needed around the values. */
export interface Surroundings {
  /** The labels of the vertical axis. */
  labels: readonly string[]
  /** Space at the end, for labels of lines. */
  after?: number
  /** Whether the axes have labels. */
  hasNames?: boolean
}

// An average character of the kit's small font; digits are a little narrower.
const letter = 0.46

/** The approximate width of an axis label in pixels. */
export const textWidth = (text: string, rem: number): number => text.length * letter * rem

/** Truncates the text to its space; the tooltip and the table have it in full. */
export function fitting(text: string, room: number, rem: number): string {
  const letters = Math.floor(room / (letter * rem))
  return text.length <= letters ? text : `${text.slice(0, Math.max(0, letters - 1)).trimEnd()}…`
}

/** The top and bottom of the values, independent of the labels at the side. */
export function plotHeight({ height, rem }: Size, hasNames = false): Pick<PlotBox, 'top' | 'bottom'> {
  const top = (hasNames ? 1.75 : 0.5) * rem
  return { top, bottom: Math.max(top + 1, height - (hasNames ? 3 : 1.75) * rem) }
}

/** The remaining rectangle for the values. */
export function plotBox(size: Size, { labels, after = 0, hasNames = false }: Surroundings): PlotBox {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, size.rem)))
  const start = widest + 0.75 * size.rem
  const end = size.width - Math.max(after, 0.5 * size.rem)
  return { ...plotHeight(size, hasNames), start, end: Math.max(start + 1, end) }
}

/** Thins out ticks so that their labels do not touch: every one, every second, third… from the first. */
export function thinned(marks: readonly Mark[], rem: number): Mark[] {
  const [first, second] = marks
  if (first === undefined || second === undefined) return [...marks]
  const widest = Math.max(...marks.map(({ label }) => textWidth(label, rem))) + 0.5 * rem
  const every = Math.max(1, Math.ceil(widest / Math.abs(second.at - first.at)))
  return marks.filter((_mark, at) => at % every === 0)
}
