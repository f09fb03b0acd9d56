import type { ChartProps } from '#charts/chart-frame/chart-props.ts'
import type { GraphState, GraphWay } from './graph-layout.ts'

/** The words of the graph and of its table. */
export interface StateGraphWords {
  /** Heads the states. */
  state: string
  /** Heads what kind of state each is. */
  kind: string
  /** Heads where one can go from it. */
  leadsTo: string
  /** Heads what is wrong. */
  fault: string
}

/** States and the ways between them. */
export interface StateGraphProps extends Omit<ChartProps, 'format' | 'height'> {
  states: readonly GraphState[]
  ways: readonly GraphWay[]
  /** The state in which something stands now; marked. */
  current?: string | undefined
  words: StateGraphWords
}
