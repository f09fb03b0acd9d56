import type { MonthSheetDay } from '@portal/sdk'
import { expect, test } from 'vitest'
import { kindOf } from './day-kinds.ts'

const day: MonthSheetDay = {
  ...{ date: '2026-02-02', state: 'closed', startedAt: null, endedAt: null, timeZone: 'Europe/Madrid' },
  ...{ effectiveSeconds: 0, nonEffectiveSeconds: 0, ordinarySeconds: 0, complementarySeconds: 0 },
  ...{ extraSeconds: 0, theoreticalMinutes: 480, balanceSeconds: 0, incidents: [], holiday: null },
  absence: null,
}

test.each([
  ['worked', {}],
  ['short', { balanceSeconds: -60 }],
  ['check', { balanceSeconds: -60, incidents: ['missing_out'] }],
  ['missing', { state: 'missing', balanceSeconds: -28_800 }],
  ['holiday', { state: 'free', balanceSeconds: null, holiday: 'Día de Andalucía' }],
  ['vacation', { state: 'free', balanceSeconds: null, absence: 'vacation' }],
  ['absence', { state: 'free', balanceSeconds: null, absence: 'absence' }],
  ['worked', { holiday: 'Día de Andalucía' }],
  [undefined, { state: 'open', balanceSeconds: null }],
] as const)('a day of the calendar is %s', (kind, of) => {
  expect(kindOf({ ...day, ...of, incidents: 'incidents' in of ? [...of.incidents] : [] })).toBe(kind)
})
