import { describe, expect, it } from 'vitest'
import { layoutGraph, type GraphState, type GraphWay } from './graph-layout.ts'
import { box } from './graph-measures.ts'
import { neighbour } from './walk.ts'

const states: GraphState[] = [
  { id: 'new', label: 'New', place: 'start' },
  { id: 'work', label: 'Work' },
  { id: 'wait', label: 'Wait' },
  { id: 'done', label: 'Done', place: 'end' },
  { id: 'island', label: 'Island' },
  { id: 'gone', label: 'Gone', place: 'end' },
]
const way = (from: string, to: string): GraphWay => ({ id: `${from}-${to}`, label: to, from, to })
const ways = [way('new', 'work'), way('work', 'wait'), way('wait', 'work'), way('work', 'done')]

describe('the graph of states', () => {
  const drawing = layoutGraph(states, [...ways, way('new', 'nowhere')])
  const columns = Object.fromEntries(drawing.states.map(({ state, column }) => [state.id, column]))

  it('puts each state as far as it takes, the ends last, and what nothing leads to at the beginning', () => {
    expect(columns).toEqual({ new: 0, work: 1, wait: 2, done: 3, island: 0, gone: 3 })
  })

  it('places no two states at one place, and draws a line for each pair that has a way', () => {
    expect(new Set(drawing.states.map(({ x, y }) => `${x} ${y}`)).size).toBe(states.length)
    expect(drawing.lines.map(({ id }) => id)).toEqual(['new work', 'work wait', 'wait work', 'work done'])
  })

  it('lets no line pass behind a box', () => {
    const ids = states.map(({ id }) => id)
    const every = layoutGraph(
      states,
      ids.flatMap((from) => ids.map((to) => way(from, to))),
    )
    expect(every.lines).toHaveLength(ids.length ** 2)
    for (const { points } of every.lines)
      for (const [at, [x2, y2]] of points.slice(1).entries()) {
        const [x1, y1] = points[at] ?? [x2, y2]
        const behind = every.states.filter(
          ({ x, y }) =>
            Math.max(x1, x2) > x &&
            Math.min(x1, x2) < x + box.width &&
            Math.max(y1, y2) > y &&
            Math.min(y1, y2) < y + box.height,
        )
        expect(behind).toEqual([])
      }
  })

  it('is walked along the ways, back, and up and down', () => {
    const go = (here: string, key: string) => neighbour(drawing, ways, here, key)
    expect(go('new', 'ArrowRight')).toBe('work')
    expect(go('work', 'ArrowLeft')).toBe('new')
    expect(go('done', 'ArrowDown')).toBe('gone')
    expect(go('gone', 'ArrowDown')).toBeUndefined()
    expect([go('work', 'Home'), go('work', 'End'), go('work', 'x')]).toEqual(['new', 'gone', undefined])
  })
})
