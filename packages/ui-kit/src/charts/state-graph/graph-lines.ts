import { box } from './graph-measures.ts'

/** A state with the position of its upper left corner, and its row and column. */
export interface Place {
  x: number
  y: number
  column: number
  row: number
}

/** A corner of a line. */
export type Point = readonly [x: number, y: number]

/** Allocates parallel tracks in a gap: one per key. */
type Lanes = (kind: 'gap' | 'band', at: number, key: string) => number

const arrow = 6
const middle = (one: Place) => one.y + box.height / 2

/**
 * The corners of each line: along a row where it is free, else through the gaps between columns and rows. Lines from
 * the same state share a trunk, and so do lines back to the same state.
 */
export function routeLines<Line extends { from: Place; to: Place }>(
  lines: readonly Line[],
  places: readonly Place[],
): ReadonlyMap<Line, readonly Point[]> {
  const lanes = countedLanes()
  // Two passes: the position of a track is known only when all are allocated.
  for (const { from, to } of lines) corners(from, to, places, lanes.ask)
  return new Map(lines.map((line) => [line, corners(line.from, line.to, places, lanes.lie)]))
}

function corners(from: Place, to: Place, places: readonly Place[], lane: Lanes): readonly Point[] {
  if (to.column > from.column) return onwards(from, to, places, lane)
  if (to.column === from.column && to !== from) return withinColumn(from, to, lane)
  return back(from, to, lane)
}

function onwards(from: Place, to: Place, places: readonly Place[], lane: Lanes): readonly Point[] {
  const key = `${from.column} ${from.row}`
  const isClear = (row: number) =>
    places.every((one) => one.row !== row || one.column <= from.column || one.column >= to.column)
  const start: Point = [from.x + box.width, middle(from)]
  const end: Point = [to.x - arrow, middle(to)]
  const turn = (x: number): Point[] => [
    [x, start[1]],
    [x, end[1]],
  ]
  if (from.row === to.row && isClear(to.row)) return [start, end]
  if (isClear(to.row)) return [start, ...turn(lane('gap', from.column, key)), end]
  if (isClear(from.row)) return [start, ...turn(lane('gap', to.column - 1, key)), end]
  const [out, y] = [lane('gap', from.column, key), lane('band', to.row - (to.row > from.row ? 1 : 0), key)]
  const into = lane('gap', to.column - 1, key)
  return [start, [out, start[1]], [out, y], [into, y], [into, end[1]], end]
}

function withinColumn(from: Place, to: Place, lane: Lanes): readonly Point[] {
  const x = lane('gap', from.column - 1, `beside ${from.column} ${from.row}`)
  const [y, end] = [middle(from), middle(to)]
  return [
    [from.x, y],
    [x, y],
    [x, end],
    [to.x - arrow, end],
  ]
}

function back(from: Place, to: Place, lane: Lanes): readonly Point[] {
  const key = `back ${to.column} ${to.row}`
  const [left, right] = [from.x + box.width * 0.35, to.x + box.width * 0.65]
  const [y, end] = [lane('band', from.row, key), lane('band', to.row, key)]
  const x = from.row === to.row ? right : lane('gap', to.column, key)
  return [
    [left, from.y + box.height],
    [left, y],
    [x, y],
    [x, end],
    [right, end],
    [right, to.y + box.height + arrow],
  ]
}

function countedLanes(): { ask: Lanes; lie: Lanes } {
  const asked = new Map<string, string[]>()
  const keysOf = (kind: string, at: number) => asked.get(`${kind} ${at}`) ?? []
  return {
    ask: (kind, at, key) => {
      const keys = keysOf(kind, at)
      if (!keys.includes(key)) asked.set(`${kind} ${at}`, [...keys, key])
      return 0
    },
    lie: (kind, at, key) => {
      const keys = keysOf(kind, at)
      const share = (keys.indexOf(key) + 1) / (keys.length + 1)
      if (kind === 'band') return box.margin + at * (box.height + box.rise) + box.height + share * box.rise
      // The margin is the gap before the first column.
      if (at < 0) return share * (box.margin - 2 * arrow)
      return box.margin + at * (box.width + box.gap) + box.width + share * (box.gap - 2 * arrow)
    },
  }
}

/** The corners as a path with rounded bends. */
export function pathOf(points: readonly Point[]): string {
  return points.map((point, at) => corner(points[at - 1], point, points[at + 1])).join('')
}

function corner(before: Point | undefined, [x, y]: Point, after: Point | undefined): string {
  if (before === undefined) return `M${x} ${y}`
  if (after === undefined) return `L${x} ${y}`
  const near = ([x2, y2]: Point): string => {
    const length = Math.hypot(x2 - x, y2 - y)
    const share = length === 0 ? 0 : Math.min(arrow, length / 2) / length
    return `${x + (x2 - x) * share} ${y + (y2 - y) * share}`
  }
  return `L${near(before)}Q${x} ${y} ${near(after)}`
}
