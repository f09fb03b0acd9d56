import { describe, expect, test } from 'vitest'
import { endOf, isBeatDue, isFixed, stageOf } from './keep-alive.ts'

const minute = 60_000
const start = 1_800_000_000_000
const byPassword = {
  kind: 'password',
  sessionEndsAt: start + 115 * minute,
  idleEndsAt: start + 30 * minute,
} as const
const byToken = { kind: 'token', sessionEndsAt: start + minute, idleEndsAt: start + minute } as const

describe('the keep-alive question', () => {
  test('SHE-3.5 comes one minute before the session would end for want of a sign of life', () => {
    expect(stageOf(byPassword, start + 29 * minute - 1)).toBe('quiet')
    expect(stageOf(byPassword, start + 29 * minute)).toBe('ask')
    expect(stageOf(byPassword, start + 30 * minute)).toBe('over')
  })

  test('comes again after each sign of life, and a last time before the absolute end', () => {
    const alive = { ...byPassword, idleEndsAt: start + 120 * minute }
    expect(endOf(alive)).toBe(alive.sessionEndsAt)
    expect(isFixed(alive)).toBe(true)
    expect(isFixed(byPassword)).toBe(false)
    expect(stageOf(alive, start + 114 * minute)).toBe('ask')
  })

  test('leaves a session opened by a link in peace until 20 seconds remain', () => {
    expect(stageOf(byToken, start)).toBe('quiet')
    expect(stageOf(byToken, start + 39_999)).toBe('quiet')
    expect(stageOf(byToken, start + 40_000)).toBe('ask')
  })
})

describe('the sign of life of somebody who works', () => {
  test('is sent every two minutes while something is done', () => {
    expect(isBeatDue({ beatAt: start, actedAt: start + minute }, start + 2 * minute)).toBe(true)
    expect(isBeatDue({ beatAt: start, actedAt: start + minute }, start + minute)).toBe(false)
  })

  test('is not sent for an idle person', () => {
    expect(isBeatDue({ beatAt: start, actedAt: start - minute }, start + 20 * minute)).toBe(false)
  })
})
