import { expect, test } from 'vitest'
import { instantOf } from './instant-of.ts'

test('a day and a time of the wall are an instant of the zone, summer and winter', () => {
  expect(instantOf('2026-03-05', '09:30', 'Europe/Madrid')).toBe('2026-03-05T08:30:00.000Z')
  expect(instantOf('2026-07-05', '9:30', 'Europe/Madrid')).toBe('2026-07-05T07:30:00.000Z')
  expect(instantOf('2026-03-05', '09:30', 'America/Bogota')).toBe('2026-03-05T14:30:00.000Z')
  expect(instantOf('2026-03-05', '09:30', null)).toBe('2026-03-05T09:30:00.000Z')
  // 02:30 does not exist in the night when clocks go forward.
  expect(instantOf('2026-03-29', '02:30', 'Europe/Madrid')).toMatch(/^2026-03-29T0[01]:30/)
})

test('an invalid date or time gives no instant', () => {
  for (const [day, time] of [
    ['', '09:30'],
    ['2026-03-05', ''],
    ['2026-03-05', '25:00'],
    ['2026-13-41', '09:30'],
  ] as const)
    expect(instantOf(day, time, 'UTC')).toBeUndefined()
})
