import { expect, it } from 'vitest'
import { dayIn } from './day-text.ts'

it('reads days of the calendar and nothing else', () => {
  expect(['2026-11-21', '2028-02-29'].map(dayIn)).toEqual(['2026-11-21', '2028-02-29'])
  const others = ['2026-02-30', '2026-13-01', '2026-11', '2026-11-21T10:00Z', '21/11/2026', 'soon', '']
  expect(others.map(dayIn).filter(Boolean)).toEqual([])
})
