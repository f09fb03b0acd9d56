import { extent } from 'd3-array'
import { scaleQuantize } from 'd3-scale'

/** The colour steps, from low to high. */
export const stepNumbers = [0, 1, 2, 3, 4] as const

/** One of the steps. */
export type StepNumber = (typeof stepNumbers)[number]

/** Divides the values into five steps of equal width with round bounds. */
export function stepsOf(values: readonly (number | null)[]) {
  const [low = 0, high = 0] = extent(values, (value) => value)
  const scale = scaleQuantize<StepNumber>()
    .domain([low, low === high ? low + 1 : high])
    .range(stepNumbers)
    .nice(5)
  return {
    stepOf: (value: number) => scale(value),
    ranges: stepNumbers.map((step) => scale.invertExtent(step)),
  }
}

/** The colour steps, and the step of a value. */
export type Steps = ReturnType<typeof stepsOf>
