import { pathOf, routeLines, type Place, type Point } from './graph-lines.ts'
import { box } from './graph-measures.ts'

/** One state of the graph. */
export interface GraphState {
  id: string
  label: string
  /** What kind of state it is, in a word: “Waiting”. */
  note?: string | undefined
  /** Where everything begins, or where it ends; between both when left out. */
  place?: 'start' | 'end' | undefined
  /** What is wrong with it; marks it. */
  fault?: string | undefined
}

/** A way from one state to another. */
export interface GraphWay {
  id: string
  label: string
  from: string
  to: string
}

/** A state and where it stands. */
export interface PlacedState extends Place {
  state: GraphState
}

/** A drawn graph. */
export interface GraphDrawing {
  states: readonly PlacedState[]
  lines: readonly { id: string; from: string; to: string; points: readonly Point[]; path: string }[]
  width: number
  height: number
}

/**
 * Places the states in columns: each as many steps from a start as it takes at least, the ends together in the last
 * one, and what nothing leads to below the starts.
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
  // A map that grows while it is walked is walked to its new end: the nearest come first.
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
