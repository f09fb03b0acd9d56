import { pathOf, routeLines, type Place, type Point } from './graph-lines.ts'
import { box } from './graph-measures.ts'

/** One state of the graph. */
export interface GraphState {
  id: string
  label: string
  /** The kind of the state, such as “Waiting”. */
  note?: string | undefined
  /** Whether it is an initial or a final state. Defaults to neither. */
  place?: 'start' | 'end' | undefined
  /** A problem with the state; marks it. */
  fault?: string | undefined
}

/** A transition from one state to another. */
export interface GraphWay {
  id: string
  label: string
  from: string
  to: string
}

/** A state and its position. */
export interface PlacedState extends Place {
  state: GraphState
}

/** The layout of the graph. */
export interface GraphDrawing {
  states: readonly PlacedState[]
  lines: readonly { id: string; from: string; to: string; points: readonly Point[]; path: string }[]
  width: number
  height: number
}

/**
 * Places the states in columns by their shortest distance from an initial state; final states in the last column,
 * unreachable ones below the initial states.
 */
export function layoutGraph(states: readonly GraphState[], ways: readonly GraphWay[]): GraphDrawing {
  const placed = placedStates(states, columnsOf(states, ways))
  const at = new Map(placed.map((one) => [one.state.id, one]))
  const lines = [...new Map(ways.map((way) => [`${way.from} ${way.to}`, way]))].flatMap(([id, way]) => {
    const [from, to] = [at.get(way.from), at.get(way.to)]
    return from === undefined || to === undefined ? [] : { id, from, to }
  })
  const columns = Math.max(0, ...placed.map(({ column }) => column)) + 1
  const rows = Math.max(0, ...placed.map(({ row }) => row)) + 1
  return {
    states: placed,
    lines: [...routeLines(lines, placed)].map(([{ id, from, to }, points]) => ({
      ...{ id, from: from.state.id, to: to.state.id, points, path: pathOf(points) },
    })),
    width: columns * (box.width + box.gap) - box.gap + 2 * box.margin,
    height: rows * (box.height + box.rise) - box.rise + 2 * box.margin,
  }
}

function columnsOf(states: readonly GraphState[], ways: readonly GraphWay[]): ReadonlyMap<string, number> {
  const steps = new Map(states.filter(({ place }) => place === 'start').map(({ id }) => [id, 0]))
  // Iterating a map that grows meanwhile also visits the new entries: a breadth-first search.
  for (const [id, step] of steps)
    for (const { from, to } of ways) if (from === id && !steps.has(to)) steps.set(to, step + 1)
  const between = states.filter(({ place }) => place !== 'end').map(({ id }) => steps.get(id) ?? 0)
  const last = Math.max(0, ...between) + 1
  return new Map(states.map(({ id, place }) => [id, place === 'end' ? last : (steps.get(id) ?? 0)]))
}

function placedStates(states: readonly GraphState[], columns: ReadonlyMap<string, number>): PlacedState[] {
  const rows = new Map<number, number>()
  return states.map((state) => {
    const column = columns.get(state.id) ?? 0
    const row = rows.get(column) ?? 0
    rows.set(column, row + 1)
    const x = box.margin + column * (box.width + box.gap)
    const y = box.margin + row * (box.height + box.rise)
    return { state, x, y, column, row }
  })
}
