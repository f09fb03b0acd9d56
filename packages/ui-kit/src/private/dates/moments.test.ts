import { expect, it } from 'vitest'
import { wordsFor } from '#words/words.ts'
import { byDay, dayLabel, dayOf, timeOf } from './moments.ts'

it('formats the day and time of a moment in the reader’s zone', () => {
  expect(dayOf('2026-11-20T23:30:00Z', 'UTC')).toBe('2026-11-20')
  expect(dayOf('2026-11-20T23:30:00Z', 'Europe/Madrid')).toBe('2026-11-21')
  expect(timeOf('2026-11-20T23:30:00Z', 'es-ES', 'Europe/Madrid')).toBe('00:30')
})

it('says today and yesterday, and the year only when it is another one', () => {
  const label = (day: string) => dayLabel(day, '2026-11-21', 'es-ES', wordsFor('es').day)
  expect(label('2026-11-21')).toBe('Hoy')
  expect(label('2026-11-20')).toBe('Ayer')
  expect(label('2026-11-02')).toBe('lunes, 2 de noviembre')
  expect(label('2025-12-31')).toBe('miércoles, 31 de diciembre de 2025')
})

it('keeps what came on the same day together', () => {
  const items = ['2026-11-21T09:00:00Z', '2026-11-21T08:00:00Z', '2026-11-20T08:00:00Z'].map((at) => ({ at }))
  expect(byDay(items, 'UTC').map(({ day, items: some }) => [day, some.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
  ])
})
