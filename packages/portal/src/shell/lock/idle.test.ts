import { expect, test } from 'vitest'
import { isIdle } from './idle.ts'

const minute = 60_000
const start = 1_800_000_000_000

test('the portal locks itself after the minutes that the person chose, and not before', () => {
  expect(isIdle(start, 5, start + 5 * minute - 1)).toBe(false)
  expect(isIdle(start, 5, start + 5 * minute)).toBe(true)
})

test('it never locks itself for who has not chosen it', () => {
  expect(isIdle(start, null, start + 1000 * minute)).toBe(false)
})
