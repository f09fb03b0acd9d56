import { describe, expect, test } from 'vitest'
import * as rules from './loads.rules.ts'

const states: rules.LoadState[] = [
  'created',
  'queued',
  'processing',
  'pausing',
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'undoing',
  'undo_paused',
  'undone',
]

/** The states from which an act is allowed. */
function allowed(act: (state: rules.LoadState) => unknown): rules.LoadState[] {
  return states.filter((state) => {
    try {
      act(state)
      return true
    } catch {
      return false
    }
  })
}

describe('CAR-6.3 CAR-6.4 states of a load', () => {
  test('start from created or paused', () => expect(allowed(rules.start)).toEqual(['created', 'paused']))
  test('stop from queued, at once, or processing, at the end of the slice', () => {
    expect(allowed(rules.stop)).toEqual(['queued', 'processing', 'undoing'])
    expect(rules.stop('queued')).toBe('paused')
    expect(rules.stop('processing')).toBe('pausing')
    expect(rules.stop('undoing')).toBe('undo_paused')
  })
  test('restart from paused, failed, or completed with errors', () => {
    expect(allowed(rules.restart)).toEqual(['paused', 'completed_with_errors', 'failed'])
    expect(rules.restart('completed_with_errors')).toEqual({ isNewRound: true })
  })
  test('never deleted while a worker may have it', () => {
    expect(allowed(rules.destroy)).toEqual([
      'created',
      'paused',
      'completed',
      'completed_with_errors',
      'failed',
      'undo_paused',
      'undone',
    ])
  })
  test('undone when nobody works on it, with the previous values', () => {
    const load = { blacklistId: null, keepsVersions: true }
    const from = ['paused', 'completed', 'completed_with_errors', 'failed', 'undo_paused']
    expect(allowed((state) => rules.undo({ ...load, state }))).toEqual(from)
    expect(allowed((state) => rules.undo({ ...load, state, blacklistId: 'x' }))).toEqual([])
    expect(allowed((state) => rules.undo({ ...load, state, keepsVersions: false }))).toEqual([])
  })
  test('a worker that comes back after a crash goes on, or obeys the pause asked meanwhile', () => {
    expect(states.map(rules.begin)).toEqual([
      null,
      'processing',
      'processing',
      'paused',
      ...Array.from({ length: 7 }, () => null),
    ])
  })
})

describe('CAR-6.2 rate and time left', () => {
  const work = { state: 'processing', roundTotal: 20_000, roundDone: 5000, workedMs: 2000 } as const
  test('are of the time at work', () => {
    expect(rules.progress(work)).toEqual({ rowsPerSecond: 2500, secondsLeft: 6 })
  })
  test('the rate of the whole stays when it is finished; nothing is left', () => {
    expect(rules.progress({ ...work, state: 'completed', roundDone: 20_000 })).toEqual({
      rowsPerSecond: 10_000,
      secondsLeft: null,
    })
  })
  test('are unknown before the first slice', () => {
    const nothing = { rowsPerSecond: null, secondsLeft: null }
    expect(rules.progress({ ...work, roundDone: 0 })).toEqual(nothing)
    expect(rules.progress({ ...work, state: 'queued' })).toEqual(nothing)
  })
})
