import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putOff } from './use-when-paused.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('who writes a name is asked for once, when they pause, and not at each key', () => {
  const asked: string[] = []
  const timer = { current: undefined }
  for (const text of ['n', 'na', 'nad']) putOff(timer, () => asked.push(text))
  expect(asked).toEqual([])
  vi.runAllTimers()
  expect(asked).toEqual(['nad'])
})

test('a submit queries at once, and a postponed query is dropped', () => {
  const asked: string[] = []
  const timer = { current: undefined }
  putOff(timer, () => asked.push('na'))
  putOff(timer, () => asked.push('nad'), 0)
  vi.advanceTimersByTime(0)
  expect(asked).toEqual(['nad'])
  vi.runAllTimers()
  expect(asked).toEqual(['nad'])
})
