import { expect, it } from 'vitest'
import { writtenColumns } from './report-columns.ts'
import { readerOf } from './report-words.ts'

const day = { state: 'free', holiday: null, absence: null }

it.each([
  ['es', 'Vacaciones', 'Libre'],
  ['de', 'Urlaub', 'Frei'],
] as const)(
  'a day of vacation is called so in files, other days keep their state: %s',
  (locale, vacation, free) => {
    const reader = readerOf({ locale, timeZone: null })
    const [state] = writtenColumns('workdays', ['state'], reader)
    const textOf = (more: object) => state?.text({ ...day, ...more }, reader)
    expect(textOf({ absence: 'vacation' })).toBe(vacation)
    expect(textOf({ absence: 'vacation', holiday: 'Reyes' })).toBe('Reyes')
    expect(textOf({ absence: 'vacation', state: 'closed' })).toBe(reader.words.values.days.closed)
    expect(textOf({})).toBe(free)
  },
)

const vacation = { kind: 'annual', unit: 'natural', taken: 14, available: 29 } as const
const timeOff = {
  ...{ hourBankSeconds: 5400, vacation: [vacation], absentDays: 2.5 },
  absences: [
    { cause: 'sick_leave', days: 2, minutes: 960 },
    { cause: null, days: 0.5, minutes: 240 },
  ],
}
const columnNames = [
  'hourBank',
  'vacationTaken',
  'vacationAvailable',
  'vacationUnit',
  'looseTaken',
  'absentDays',
  'absences',
  'sickLeave',
  'undisclosed',
  'leave',
]

it('hour bank, vacation and absences are numbers in a workbook; days of different units are never added', () => {
  const reader = readerOf({ locale: 'es', timeZone: null })
  const columns = writtenColumns('workingHours', columnNames, reader)
  const texts = (of: object) => columns.map(({ text }) => text({ timeOff: of }, reader))
  expect(texts(timeOff)).toEqual([
    ...['1:30', '7', '14,5', 'días naturales', '', '2,5', 'Bajas 2 · Motivo reservado 0,5', '2', '0,5', '0'],
  ])
  expect(columns.map(({ number }) => number?.({ timeOff }) ?? null)).toEqual([
    1.5,
    7,
    14.5,
    null,
    null,
    2.5,
    null,
    2,
    0.5,
    0,
  ])
  const several = { ...timeOff, vacation: [vacation, { ...vacation, unit: 'hours', taken: 480 }] }
  expect(texts(several)[1]).toBe('7 días naturales · 8 horas')
  expect(columns[1]?.number?.({ timeOff: several })).toBeNull()
  expect(texts({ ...timeOff, vacation: null }).slice(1, 5)).toEqual(['', '', '', ''])
})
