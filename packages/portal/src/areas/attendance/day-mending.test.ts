import type { ClockEntry, MonthSheetDay, WorkdayDetail } from '@portal/sdk'
import { describe, expect, it, test } from 'vitest'
import { isMended, missingOut, wrongOf } from './day-mending.ts'

const at = (time: string) => `2026-02-02T${time}:00.000Z`
/** The part of an entry that a rule reads. */
const entry = (kind: ClockEntry['kind'], time: string, isReplaced = false) =>
  ({ id: `${kind} ${time}`, kind, at: at(time), isReplaced }) as ClockEntry
const planned = {
  plan: {
    source: 'shift',
    kind: null,
    spans: [{ startedAt: at('08:00'), endedAt: at('16:00') }],
    outside: [],
  },
} as const
const short = { state: 'closed', startedAt: at('08:00'), balanceMinutes: -60, incidents: [] } as const
const dayOf = (workday: object, entries: ClockEntry[], plan: object = planned) =>
  ({ workday, entries, ...plan }) as unknown as WorkdayDetail

describe('a day that is mended begins with', () => {
  it('the entry where nothing was recorded, at the beginning of the shift', () => {
    const day = dayOf({ ...short, state: 'missing', startedAt: null }, [])
    expect(wrongOf(day)).toEqual({ missing: 'in', at: at('08:00') })
  })

  it('the exit where somebody forgot it, at the end of the shift', () => {
    const day = dayOf({ ...short, incidents: ['missing_out'] }, [entry('in', '08:03')])
    expect(wrongOf(day)).toEqual({ missing: 'out', at: at('16:00') })
  })

  it('the exit without a time where the last entry is later than the shift, or none is planned', () => {
    const workday = { ...short, incidents: ['missing_out'] }
    expect(missingOut(dayOf(workday, [entry('in', '17:00')]))).toEqual({ missing: 'out' })
    expect(missingOut(dayOf(workday, [entry('in', '08:00')], { plan: null }))).toEqual({ missing: 'out' })
  })

  it('the exit of a short day where somebody went early, and its entry where they came late', () => {
    const early = [entry('in', '08:05'), entry('out', '15:00')]
    expect(wrongOf(dayOf(short, early))).toEqual({ entry: early[1], at: at('16:00') })
    const late = [entry('in', '09:00'), entry('out', '15:55')]
    expect(wrongOf(dayOf(short, late))).toEqual({ entry: late[0], at: at('08:00') })
  })

  it('the recorded exit where a short day was only interrupted, and never one that was corrected already', () => {
    const entries = [entry('in', '08:00'), entry('out', '15:00', true), entry('out', '16:00')]
    expect(wrongOf(dayOf(short, entries))).toEqual({ entry: entries[2] })
  })
})

const sheet = { state: 'open', waitingDays: ['2026-02-03'] } as never
const sheetDay = { date: '2026-02-02', state: 'closed', balanceSeconds: -60, incidents: [] as const }
test.each([
  [true, {}],
  [true, { state: 'missing' }],
  [true, { balanceSeconds: 0, incidents: ['missing_out'] }],
  [false, { balanceSeconds: 0 }],
  [false, { date: '2026-02-03' }],
] as const)('a day asks to be mended: %s', (isAsked, of) => {
  expect(isMended(sheet, { ...sheetDay, ...of } as unknown as MonthSheetDay)).toBe(isAsked)
  expect(isMended({ state: 'locked', waitingDays: [] } as never, sheetDay as unknown as MonthSheetDay)).toBe(
    false,
  )
})
