import { expect, test } from 'vitest'
import { lookAgainMs } from './look-again.ts'

const asOf = '2026-03-05T10:00:00.000Z'

test('agents are polled every five seconds only while no events arrive', () => {
  expect(lookAgainMs(false, undefined)).toBe(5000)
  expect(lookAgainMs(false, { asOf, changesAt: null })).toBe(5000)
  expect(lookAgainMs(true, { asOf, changesAt: null })).toBe(60_000)
})

test('with events they are refetched when somebody loses the signal, for which there is no event', () => {
  expect(lookAgainMs(true, { asOf, changesAt: '2026-03-05T10:00:35.000Z' })).toBe(35_500)
  expect(lookAgainMs(true, { asOf, changesAt: '2026-03-05T10:00:00.200Z' })).toBe(5000)
  expect(lookAgainMs(true, { asOf, changesAt: '2026-03-05T11:00:00.000Z' })).toBe(60_000)
})
