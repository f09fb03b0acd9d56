import { expect, it } from 'vitest'
import { dayInYear, pressDay, shownRange, stepDay } from './range-choice.ts'

const plain = { isShift: false, isControl: false }

it('takes the first day with one press and the range with the next, in either direction', () => {
  const first = pressDay({ focus: '2026-11-10', anchor: null }, '2026-11-10')
  expect(first.taken).toBeNull()
  expect(shownRange({ ...first.choice, focus: '2026-11-05' }, null)).toEqual({
    start: '2026-11-05',
    end: '2026-11-10',
  })
  expect(pressDay(first.choice, '2026-11-05').taken).toEqual({ start: '2026-11-05', end: '2026-11-10' })
  expect(pressDay(first.choice, '2026-11-10').taken).toEqual({ start: '2026-11-10', end: '2026-11-10' })
})

it('shows the range chosen before until another one begins', () => {
  const chosen = { start: '2026-08-03', end: '2026-08-14' }
  expect(shownRange({ focus: '2026-11-10', anchor: null }, chosen)).toBe(chosen)
})

it('walks by days, weeks, months and years', () => {
  const to = (key: string, modifiers = plain) => stepDay('2026-11-30', key, modifiers)
  expect([to('ArrowRight'), to('ArrowUp'), to('Home'), to('End')]).toEqual([
    '2026-12-01',
    '2026-11-23',
    '2026-11-30',
    '2026-12-06',
  ])
  expect([to('PageDown'), to('PageUp')]).toEqual(['2026-12-30', '2026-10-30'])
  expect(stepDay('2026-03-31', 'PageUp', plain)).toBe('2026-02-28')
  expect(to('PageDown', { isShift: true, isControl: false })).toBe('2027-11-30')
  expect(to('Home', { isShift: false, isControl: true })).toBe('2026-11-01')
  expect(to('ArrowRight', { isShift: true, isControl: false })).toBe('2026-12-01')
  expect(to('x')).toBeNull()
})

it('keeps the focus inside the year that shows', () => {
  expect(dayInYear('2025-12-31', 2026)).toBe('2026-01-01')
  expect(dayInYear('2027-01-02', 2026)).toBe('2026-12-31')
  expect(dayInYear('2026-05-01', 2026)).toBe('2026-05-01')
})
