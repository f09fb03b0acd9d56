import { expect, test } from 'vitest'
import { lookAgainMs } from './look-again.ts'

const asOf = '2026-03-05T10:00:00.000Z'

test('agents are asked for every five seconds only while no events are heard', () => {
  expect(lookAgainMs(false, undefined)).toBe(5000)
  expect(lookAgainMs(false, { asOf, changesAt: null })).toBe(5000)
  expect(lookAgainMs(true, { asOf, changesAt: null })).toBe(60_000)
})

test('with events they are asked for when somebody falls silent, of which no event tells', () => {
  expect(lookAgainMs(true, { asOf, changesAt: '2026-03-05T10:00:35.000Z' })).toBe(35_500)
  expect(lookAgainMs(true, { asOf, changesAt: '2026-03-05T10:00:00.200Z' })).toBe(5000)
  expect(lookAgainMs(true, { asOf, changesAt: '2026-03-05T11:00:00.000Z' })).toBe(60_000)
})
