import { describe, expect, it } from 'vitest'
import { layoutGraph, type GraphState, type GraphWay } from './graph-layout.ts'
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

  it('is walked along the ways, back, and up and down', () => {
    const go = (here: string, key: string) => neighbour(drawing, ways, here, key)
    expect(go('new', 'ArrowRight')).toBe('work')
    expect(go('work', 'ArrowLeft')).toBe('new')
    expect(go('done', 'ArrowDown')).toBe('gone')
    expect(go('gone', 'ArrowDown')).toBeUndefined()
    expect([go('work', 'Home'), go('work', 'End'), go('work', 'x')]).toEqual(['new', 'gone', undefined])
  })
})
