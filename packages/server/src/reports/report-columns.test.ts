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
