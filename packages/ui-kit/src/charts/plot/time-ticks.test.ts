import { expect, it } from 'vitest'
import { formatMoment, tickFormat, timeTicks } from './time-ticks.ts'

const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString())

it('marks midnight of the time zone and not of UTC', () => {
  const ticks = timeTicks(
    Date.parse('2026-11-02T00:00Z'),
    Date.parse('2026-11-05T12:00Z'),
    4,
    'Europe/Madrid',
  )
  expect(iso(ticks)).toEqual([
    '2026-11-02T23:00:00.000Z',
    '2026-11-03T23:00:00.000Z',
    '2026-11-04T23:00:00.000Z',
  ])
  expect(ticks.map(tickFormat(ticks, 'es-ES', 'Europe/Madrid'))).toEqual(['3 nov', '4 nov', '5 nov'])
})

it('keeps its marks at midnight when the clocks change', () => {
  const ticks = timeTicks(
    Date.parse('2026-10-23T22:00Z'),
    Date.parse('2026-10-26T23:00Z'),
    4,
    'Europe/Madrid',
  )
  expect(iso(ticks)).toEqual([
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
    '2026-10-26T23:00:00.000Z',
  ])
})

it('says the hour between two midnights and the day at midnight', () => {
  const ticks = timeTicks(Date.parse('2026-11-03T12:00Z'), Date.parse('2026-11-04T12:00Z'), 4, 'UTC')
  expect(ticks.map(tickFormat(ticks, 'es-ES', 'UTC'))).toEqual(['12:00', '18:00', '4 nov', '06:00', '12:00'])
})

it('leaves a day the same day in every time zone', () => {
  expect(formatMoment('2026-11-03', 'en-US', 'America/Bogota')).toBe('Tue, Nov 3, 2026')
  expect(formatMoment('2026-11-03T23:30:00Z', 'es-ES', 'Europe/Madrid')).toBe('mié, 4 nov 2026, 00:30')
})
