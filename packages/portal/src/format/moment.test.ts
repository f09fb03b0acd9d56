import { describe, expect, test } from 'vitest'
import { formatLongDay, formatMoment, formatShortDay } from './moment.ts'

const now = Date.parse('2026-11-26T14:30:00Z')
const madrid = { locale: 'es', timeZone: 'Europe/Madrid' }
const textOf = (instant: string, reader = madrid) => formatMoment(instant, now, reader)

describe('a moment reads as people say it', () => {
  test('minutes ago within the last hour, and now for the present moment, even when clocks differ', () => {
    expect(textOf('2026-11-26T14:29:40Z')).toBe('Ahora')
    expect(textOf('2026-11-26T14:30:40Z')).toBe('Ahora')
    expect(textOf('2026-11-26T14:25:00Z')).toBe('Hace 5 minutos')
  })

  test('today, yesterday and tomorrow with the time', () => {
    expect(textOf('2026-11-26T13:05:00Z')).toBe('Hoy, 14:05')
    expect(textOf('2026-11-25T23:30:00Z')).toBe('Hoy, 00:30')
    expect(textOf('2026-11-25T22:30:00Z')).toBe('Ayer, 23:30')
    expect(textOf('2026-11-27T08:00:00Z')).toBe('Mañana, 09:00')
  })

  test('the day of the week within a week, and the date beyond it, with another year than this', () => {
    expect(textOf('2026-11-23T08:00:00Z')).toBe('Lunes, 09:00')
    expect(textOf('2026-11-02T08:00:00Z')).toBe('2 de noviembre, 09:00')
    expect(textOf('2025-12-31T08:00:00Z')).toBe('31 de diciembre de 2025, 09:00')
  })

  test('in the language and the zone of the reader, and in UTC where nobody knows the zone', () => {
    expect(textOf('2026-11-26T13:05:00Z', { locale: 'de', timeZone: 'America/Bogota' })).toBe('Heute, 08:05')
    expect(textOf('2026-11-26T13:05:00Z', { locale: 'en', timeZone: 'Mars/Olympus' })).toBe('Today, 13:05')
  })
})

test('a day is written out, and short where there is little room', () => {
  expect(formatLongDay(now, madrid)).toBe('Jueves, 26 de noviembre')
  expect(formatShortDay('2026-11-26', 'es')).toBe('26 nov')
})
