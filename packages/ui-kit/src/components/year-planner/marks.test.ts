import { expect, it } from 'vitest'
import type { DayKind } from '#private/dates/day-kind.ts'
import { isWeekend } from '#private/dates/iso-date.ts'
import { countDays, daysOfKind, marksByDay } from './marks.ts'

const kinds: DayKind[] = [
  { id: 'vacation', label: 'Vacation', sign: 'V', tone: 'success', pattern: 'stripes' },
  { id: 'holiday', label: 'Holiday', sign: 'H', tone: 'info', pattern: 'dots' },
]
const days = marksByDay(
  [
    { kind: 'holiday', start: '2026-12-08', end: '2026-12-08', label: 'Immaculate Conception' },
    { kind: 'vacation', start: '2026-12-07', end: '2027-01-03' },
    { kind: 'unknown', start: '2026-05-01', end: '2026-05-01' },
  ],
  kinds,
)

it('keeps all marks of a day in the order given, and leaves unknown kinds out', () => {
  expect(days.get('2026-12-08')?.map(({ kind }) => kind.id)).toEqual(['holiday', 'vacation'])
  expect(days.has('2026-05-01')).toBe(false)
})

it('counts the days of a kind inside the year that shows; a holiday inside a vacation is a holiday', () => {
  expect(daysOfKind(days, 'vacation', 2026, () => true)).toBe(24)
  expect(daysOfKind(days, 'vacation', 2026, (day) => !isWeekend(day))).toBe(18)
  expect(daysOfKind(days, 'vacation', 2027, () => true)).toBe(3)
})

it('distinguishes counted days from skipped ones', () => {
  expect(countDays({ start: '2026-11-20', end: '2026-11-24' }, (day) => !isWeekend(day))).toEqual({
    counted: 3,
    passed: 2,
  })
})
