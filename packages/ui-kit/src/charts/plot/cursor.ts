/** The cursor of a chart: the index of the series among the visible ones, and of the point in it. */
export interface Cursor {
  series: number
  point: number
}

/** The nearest point of another series. */
export type Across = (from: Cursor, series: number) => number

const stay: Across = ({ point }) => point

type Step = (at: Cursor, lengths: readonly number[], across: Across) => Cursor

const jump = (by: -1 | 1, length: number): number => by * Math.max(1, Math.round(length / 10))

const along =
  (by: (length: number) => number): Step =>
  (at, lengths) => ({ ...at, point: at.point + by(lengths[at.series] ?? 0) })

const beside =
  (by: -1 | 1): Step =>
  (at, lengths, across) => {
    const series = at.series + by
    return lengths[series] === undefined ? at : { series, point: across(at, series) }
  }

const steps: Record<string, Step> = {
  ArrowRight: along(() => 1),
  ArrowLeft: along(() => -1),
  PageDown: along((length) => jump(1, length)),
  PageUp: along((length) => jump(-1, length)),
  Home: (at) => ({ ...at, point: 0 }),
  End: (at, lengths) => ({ ...at, point: (lengths[at.series] ?? 1) - 1 }),
  ArrowUp: beside(-1),
  ArrowDown: beside(1),
}

const fromTheEnd = ['ArrowLeft', 'End', 'PageUp']

/**
 * The cursor after a key press; `undefined` for other keys. The first key press enters at the first point, or at the
 * last one when it goes backwards; afterwards the cursor stops at the ends.
 */
export function moveCursor(
  key: string,
  at: Cursor | undefined,
  lengths: readonly number[],
  across: Across = stay,
): Cursor | undefined {
  const step = steps[key]
  if (step === undefined || lengths.length === 0) return undefined
  const entry = { series: 0, point: fromTheEnd.includes(key) ? (lengths[0] ?? 1) - 1 : 0 }
  return within(at === undefined ? entry : step(at, lengths, across), lengths)
}

/** Clamps the cursor to existing points, for instance after a series was hidden. */
export function within({ series, point }: Cursor, lengths: readonly number[]): Cursor {
  const held = Math.min(Math.max(series, 0), lengths.length - 1)
  return { series: held, point: Math.min(Math.max(point, 0), Math.max(0, (lengths[held] ?? 0) - 1)) }
}
