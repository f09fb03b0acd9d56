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

/** The measures of the drawing, in sixteenths of the reader's font size: pixels for most. */
export const box = { width: 140, height: 68, gap: 36, rise: 20, margin: 28 }

/** A state with the place of its upper left corner, and where it stands among the others. */
export interface PlacedState {
  state: GraphState
  x: number
  y: number
  column: number
  row: number
}

/** A drawn graph. */
export interface GraphDrawing {
  states: readonly PlacedState[]
  lines: readonly { id: string; from: string; to: string; path: string }[]
  width: number
  height: number
}

/**
 * Places the states in columns: each as many steps from a start as it takes at least, the ends together in the last
 * one, and what nothing leads to below the starts. Lines that lead back run below.
 */
export function layoutGraph(states: readonly GraphState[], ways: readonly GraphWay[]): GraphDrawing {
  const placed = placedStates(states, columnsOf(states, ways))
  const at = new Map(placed.map((one) => [one.state.id, one]))
  const drawn = new Map<string, GraphDrawing['lines'][number]>()
  for (const { from, to } of ways) {
    const [start, end] = [at.get(from), at.get(to)]
    const id = `${from} ${to}`
    if (start !== undefined && end !== undefined) drawn.set(id, { id, from, to, path: pathOf(start, end) })
  }
  const columns = Math.max(0, ...placed.map(({ column }) => column)) + 1
  const rows = Math.max(0, ...placed.map(({ row }) => row)) + 1
  return {
    states: placed,
    lines: [...drawn.values()],
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

function pathOf(from: PlacedState, to: PlacedState): string {
  const middle = (one: PlacedState) => one.y + box.height / 2
  if (to.column > from.column) {
    const [x1, x2] = [from.x + box.width, to.x - 6]
    const bend = box.gap * 0.6
    return `M${x1} ${middle(from)}C${x1 + bend} ${middle(from)} ${x2 - bend} ${middle(to)} ${x2} ${middle(to)}`
  }
  if (to.column === from.column && to !== from) {
    const [x1, x2] = [from.x, to.x - 6]
    const out = x1 - box.margin * 0.75
    return `M${x1} ${middle(from)}C${out} ${middle(from)} ${out} ${middle(to)} ${x2} ${middle(to)}`
  }
  const below = (one: PlacedState, aside: number) => [one.x + box.width * aside, one.y + box.height] as const
  const [[x1, y1], [x2, y2]] = [below(from, 0.35), below(to, 0.65)]
  const deep = Math.max(y1, y2) + box.rise
  return `M${x1} ${y1}C${x1} ${deep} ${x2} ${deep} ${x2} ${y2 + 6}`
}
