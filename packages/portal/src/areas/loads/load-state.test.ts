import { describe, expect, test } from 'vitest'
import { actsOf, isRunning, isUnderWay, isUndoable, loadStates, recordsOf } from './load-state.ts'

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
    ['undoing', ['stop']],
    ['undo_paused', []],
    ['undone', []],
  ] as const)('%s: %j', (state, acts) => {
    expect(actsOf({ state })).toEqual(acts)
  })

  test('every state of the contract is known', () => {
    expect(loadStates).toHaveLength(11)
  })

  test('only a load under way is watched', () => {
    expect(loadStates.filter((state) => isRunning({ state }))).toEqual([
      'queued',
      'processing',
      'pausing',
      'undoing',
    ])
  })
})

test('a file without a load has nothing under way', () => {
  expect(isUnderWay(null)).toBe(false)
  expect(isUnderWay({ state: 'queued' })).toBe(true)
})

test('a load counts the records that a deletion would take along', () => {
  const counts = { created: 9000, updated: 500 }
  expect(recordsOf({ ...counts, undo: null })).toBe(9500)
  const none = { total: 9500, removed: 9494, restored: 0, keptWorked: 6, keptLater: 0, missing: 0 }
  const at = { startedAt: '2026-11-28T08:00:00Z', finishedAt: '2026-11-28T08:01:00Z' }
  const startedBy = { id: 'x', displayName: 'Ana' }
  const undo = { ...none, ...at, startedBy, deletes: false, rowsPerSecond: null, secondsLeft: null }
  expect(recordsOf({ ...counts, undo })).toBe(6)
})

test('a load that wrote nothing is not offered to be undone; one that was stopped half-way is', () => {
  const nothing = {
    state: 'completed_with_errors',
    blacklist: null,
    created: 0,
    updated: 0,
    undo: null,
  } as const
  expect(isUndoable(nothing)).toBe(false)
  expect(isUndoable({ ...nothing, updated: 1 })).toBe(true)
  expect(isUndoable({ ...nothing, state: 'undo_paused' })).toBe(true)
  expect(isUndoable({ ...nothing, state: 'processing', created: 1 })).toBe(false)
})
