import { describe, expect, test } from 'vitest'
import { actsOf, isRunning, isUnderWay, loadStates, recordsOf } from './load-state.ts'

describe('CAR-6.3 CAR-6.4 what a load can be asked', () => {
  test.each([
    ['created', ['start']],
    ['queued', ['stop']],
    ['processing', ['stop']],
    ['pausing', []],
    ['paused', ['start']],
    ['completed', []],
    ['completed_with_errors', ['restart']],
    ['failed', ['restart']],
  ] as const)('%s: %j', (state, acts) => {
    expect(actsOf({ state })).toEqual(acts)
  })

  test('every state of the contract is known', () => {
    expect(loadStates).toHaveLength(8)
  })

  test('only a load under way is watched', () => {
    expect(loadStates.filter((state) => isRunning({ state }))).toEqual(['queued', 'processing', 'pausing'])
  })
})

test('a file without a load has nothing under way', () => {
  expect(isUnderWay(null)).toBe(false)
  expect(isUnderWay({ state: 'queued' })).toBe(true)
})

test('a load counts the records that a deletion would take along', () => {
  expect(recordsOf({ created: 9000, updated: 500 })).toBe(9500)
})
