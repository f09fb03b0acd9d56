import { expect, it } from 'vitest'
import { dayBeside, shownDays } from './planner-period.ts'

it('shows the week from Monday on, and the whole month', () => {
  expect(shownDays('week', '2026-03-05')).toMatchObject({ from: '2026-03-02', until: '2026-03-08', days: 7 })
  expect(shownDays('month', '2026-02-15')).toMatchObject({
    from: '2026-02-01',
    until: '2026-02-28',
    days: 28,
  })
  expect(shownDays('month', '2026-12-31')).toMatchObject({
    from: '2026-12-01',
    until: '2026-12-31',
    days: 31,
  })
})

it('goes to the period before and after, over the turn of the year', () => {
  expect(dayBeside(shownDays('month', '2026-12-03'), 1)).toBe('2027-01-01')
  expect(dayBeside(shownDays('week', '2026-01-01'), -1)).toBe('2025-12-28')
})
