import type { ChartProps } from '#charts/chart-frame/chart-props.ts'
import type { GraphState, GraphWay } from './graph-layout.ts'

/** The words of the graph and of its table. */
export interface StateGraphWords {
  /** The column header of the states. */
  state: string
  /** The column header of the kinds. */
  kind: string
  /** The column header of the transitions. */
  leadsTo: string
  /** The column header of the problems. */
  fault: string
}

/** States and their transitions. */
export interface StateGraphProps extends Omit<ChartProps, 'format' | 'height'> {
  states: readonly GraphState[]
  ways: readonly GraphWay[]
  /** The current state; marked. */
  current?: string | undefined
  words: StateGraphWords
}
