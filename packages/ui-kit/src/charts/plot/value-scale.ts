import { extent } from 'd3-array'
import { scaleLinear, type ScaleLinear } from 'd3-scale'

/** Where an axis begins: at zero, or near the smallest value. */
export type Baseline = 'zero' | 'data'

/**
 * A scale with round bounds around the values, from the first pixel to the last. Without values it goes from 0 to 1.
 */
export function valueScale(
  values: Iterable<number>,
  range: readonly [number, number],
  count: number,
  baseline: Baseline = 'zero',
): ScaleLinear<number, number> {
  const [low = 0, high = 0] = extent(values)
  const [from, to] = baseline === 'zero' ? [Math.min(0, low), Math.max(0, high)] : [low, high]
  const domain = from === to ? [from, from + 1] : [from, to]
  return scaleLinear().domain(domain).range(range).nice(count)
}

/** The number of ticks that fit on an axis of that length. */
export const markCount = (pixels: number, each = 52): number => Math.max(2, Math.floor(pixels / each))
