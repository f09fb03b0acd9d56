/** Round numbers from 0 to at least the largest value, about as many as asked for. */
export function ticks(max: number, about = 4): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** A point of a drawing. */
export type Point = readonly [x: number, y: number]

/** The points of a line through the values, in a box of that width and height, with a margin for the stroke. */
export function linePoints(
  values: readonly number[],
  width: number,
  height: number,
  margin: number,
): Point[] {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const steps = Math.max(1, values.length - 1)
  return values.map((value, index) => [
    margin + (index / steps) * (width - 2 * margin),
    height - margin - (span === 0 ? 0.5 : (value - low) / span) * (height - 2 * margin),
  ])
}

/** The points as the path of an SVG line. */
export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')
