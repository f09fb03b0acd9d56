import { expect, test } from 'vitest'
import type { DayToChoose } from '@portal/sdk'
import { askedOf, datesOf, lengthOf, partOf } from './vacation-choice.ts'
import { marksOf, shiftDetails } from './vacation-marks.ts'

const day = (given: Partial<DayToChoose>): DayToChoose => ({
  ...{
    date: '2026-08-03',
    plannedMinutes: 468,
    shift: null,
    holiday: null,
    weekend: false,
    blocked: null,
    vacation: [],
  },
  ...given,
})
const kindsOf = (given: Partial<DayToChoose>) =>
  marksOf([day(given)], (state) => state).map(({ kind }) => kind)
const off = (state: 'pending' | 'enjoyed' | 'rejected') => ({
  ...{ date: '2026-08-03', part: 'day' as const, requestId: null, state },
})

test('VAC-2.1 a day of the calendar is vacation by its state, then a holiday, blocked, or free by the shift', () => {
  expect(kindsOf({})).toEqual([])
  expect(kindsOf({ vacation: [off('pending')], holiday: 'Fiesta local' })).toEqual(['waiting', 'holiday'])
  expect(kindsOf({ vacation: [off('enjoyed')] })).toEqual(['approved'])
  expect(kindsOf({ vacation: [off('rejected')] })).toEqual([])
  expect(kindsOf({ blocked: 'Black Friday' })).toEqual(['blocked'])
  expect(kindsOf({ plannedMinutes: 0 })).toEqual(['free'])
  expect(kindsOf({ plannedMinutes: 0, weekend: true })).toEqual([])
})

test('VAC-2.2 each day says when the own shift begins and ends, how long it is where only that is known, or that one rests', () => {
  const days = [
    day({ shift: { start: 540, end: 1050 } }),
    day({ date: '2026-08-04', shift: { start: 1320, end: 1800 } }),
    day({ date: '2026-08-05', shift: null }),
    day({ date: '2026-08-06', plannedMinutes: 0 }),
    day({ date: '2026-08-07', plannedMinutes: null }),
  ]
  const details = shiftDetails(days, {
    shift: (times) => `Turno de ${times}`,
    minutes: (minutes) => ({ short: `${minutes / 60} h`, label: `${minutes} minutos` }),
    rest: { short: 'libre', label: 'Descanso' },
  })
  expect([...details]).toEqual([
    ['2026-08-03', { short: ['9', '17:30'], label: 'Turno de 09:00-17:30' }],
    ['2026-08-04', { short: ['22', '6'], label: 'Turno de 22:00-06:00' }],
    ['2026-08-05', { short: ['7.8 h'], label: '468 minutos' }],
    ['2026-08-06', { short: ['libre'], label: 'Descanso' }],
  ])
})

test('VAC-8.2 of hours each day has as many minutes as were chosen', () => {
  const range = { start: '2026-03-02', end: '2026-03-03' }
  const choice = { range, kind: 'annual', part: 'hours', draft: undefined } as const
  expect(askedOf({ ...choice, minutes: 90 })?.days).toEqual([
    { date: '2026-03-02', part: 'hours', minutes: 90 },
    { date: '2026-03-03', part: 'hours', minutes: 90 },
  ])
  expect(askedOf(choice)?.days[0]).toEqual({ date: '2026-03-02', part: 'hours', minutes: 60 })
})

test('a range is each of its dates, over the end of a year and a change of the clock', () => {
  expect(datesOf({ start: '2026-12-30', end: '2027-01-02' })).toEqual([
    ...['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
  ])
  expect(datesOf({ start: '2026-03-28', end: '2026-03-30' })).toHaveLength(3)
  expect(datesOf({ start: '2026-01-02', end: '2026-01-01' })).toEqual([])
})

test('a range that is longer than a request may be is not cut', () => {
  const range = { start: '2026-01-01', end: '2026-05-01' }
  expect(lengthOf(range)).toBe(121)
  expect(askedOf({ range, kind: 'annual', part: undefined, draft: undefined })).toBeUndefined()
  expect(datesOf({ ...range, end: '2026-04-30' })).toHaveLength(120)
})

test('a draft is continued with the parts that it was kept with, until another one is chosen', () => {
  const range = { start: '2026-03-02', end: '2026-03-03' }
  const draft = '0193b3a0-0000-4000-8000-000000000001'
  const continued = { range, kind: 'annual', part: undefined, draft } as const
  const kept = [
    { date: '2026-03-02', part: 'morning' as const, minutes: null },
    { date: '2026-03-03', part: 'hours' as const, minutes: 90 },
  ]
  expect(askedOf(continued, kept)?.days).toEqual([
    { date: '2026-03-02', part: 'morning' },
    { date: '2026-03-03', part: 'hours', minutes: 90 },
  ])
  // An added day takes the part of the draft's days.
  expect(askedOf(continued, kept.slice(0, 1))?.days[1]).toEqual({ date: '2026-03-03', part: 'morning' })
  expect(partOf(continued, kept.slice(0, 1))).toBe('morning')
  expect(partOf(continued, kept)).toBeNull()
  expect(askedOf({ ...continued, part: 'day' }, kept)?.days).toEqual([
    { date: '2026-03-02', part: 'day' },
    { date: '2026-03-03', part: 'day' },
  ])
})
