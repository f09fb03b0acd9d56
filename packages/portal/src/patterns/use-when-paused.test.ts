import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pausing } from './use-when-paused.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('who writes a name is asked for once, when they pause, and not at each key', () => {
  const asked: string[] = []
  const pause = pausing()
  for (const text of ['n', 'na', 'nad']) pause(() => asked.push(text))
  expect(asked).toEqual([])
  vi.runAllTimers()
  expect(asked).toEqual(['nad'])
})

test('nothing is asked for once it was sent, or the field is gone', () => {
  const asked: string[] = []
  const pause = pausing()
  pause(() => asked.push('nad'))
  pause()
  vi.runAllTimers()
  expect(asked).toEqual([])
})
