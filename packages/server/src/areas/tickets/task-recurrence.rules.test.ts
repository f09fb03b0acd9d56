import { describe, expect, it } from 'vitest'
import { checkRecurrence, nextDue } from './task-recurrence.rules.ts'

const next = (recurrence: string, dueOn: string, { today = dueOn, occurrence = 1 } = {}) =>
  nextDue({ recurrence, dueOn, occurrence }, today)

describe('a task that recurs', () => {
  it('is due next on the next day of its rule, whatever the month has', () => {
    expect(next('FREQ=DAILY;INTERVAL=3', '2026-02-27')).toBe('2026-03-02')
    expect(next('FREQ=WEEKLY;BYDAY=MO,WE', '2026-03-02')).toBe('2026-03-04')
    expect(next('FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27')).toBe('2026-04-24')
    expect(next('FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31')).toBe('2026-02-28')
    expect(next('FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31')).toBe('2026-03-31')
    expect(next('FREQ=YEARLY', '2028-02-29')).toBe('2032-02-29')
  })

  it('leaves out the days that were missed, but not today', () => {
    expect(next('FREQ=WEEKLY;BYDAY=MO', '2026-03-02', { today: '2026-03-24' })).toBe('2026-03-30')
    expect(next('FREQ=WEEKLY;BYDAY=MO', '2026-03-02', { today: '2026-03-23' })).toBe('2026-03-23')
    expect(next('FREQ=WEEKLY;BYDAY=MO', '2026-03-02', { today: '2026-02-20' })).toBe('2026-03-09')
  })

  it('ends after as many as were wanted, and with its last day', () => {
    const thrice = 'FREQ=DAILY;COUNT=3'
    expect(next(thrice, '2026-03-03', { occurrence: 2 })).toBe('2026-03-04')
    expect(next(thrice, '2026-03-04', { occurrence: 3 })).toBeNull()
    expect(next('FREQ=WEEKLY;UNTIL=20260310', '2026-03-02')).toBe('2026-03-09')
    expect(next('FREQ=WEEKLY;UNTIL=20260310', '2026-03-09')).toBeNull()
  })
})

describe('a recurrence', () => {
  const check =
    (text: string, first: string | null = '2026-03-02') =>
    () =>
      checkRecurrence(text, first, 'dueOn')

  it.each([
    ...['', 'hola', 'FREQ=HOURLY', 'FREQ=DAILY;INTERVAL=0', 'FREQ=WEEKLY;BYDAY=XX', 'FREQ=DAILY;BYDAY=MO'],
    ...[
      'FREQ=MONTHLY;BYDAY=5MO',
      'FREQ=MONTHLY;BYMONTHDAY=32',
      'FREQ=MONTHLY;INTERVAL=12',
      'FREQ=DAILY;FREQ=DAILY',
    ],
    ...[
      'FREQ=DAILY;BYHOUR=9',
      'FREQ=DAILY;COUNT=0',
      'FREQ=DAILY;UNTIL=mañana',
      'INTERVAL=2',
      'FREQ=constructor',
    ],
    'FREQ=DAILY;toString=1',
  ])('that is %j is refused', (text) => {
    expect(check(text)).toThrow('"recurrence":[{"error":"format"}]')
  })

  it('needs a due day', () => {
    expect(check('FREQ=DAILY', null)).toThrow('"dueOn":[{"error":"blank"}]')
    expect(check('FREQ=MONTHLY;BYDAY=1MO;INTERVAL=2;COUNT=6')).not.toThrow()
  })
})
