import { expect, test } from 'vitest'
import { addressOf, namesOf, singularOf } from './names.ts'

test('a name has all its forms', () => {
  expect(namesOf('break-types')).toEqual({
    kebab: 'break-types',
    camel: 'breakTypes',
    pascal: 'BreakTypes',
    words: 'break types',
    snake: 'break_types',
  })
  expect(() => namesOf('BreakTypes')).toThrow('written-like-this')
})

test('our families have a singular', () => {
  const plurals = ['tags', 'priorities', 'accesses', 'break-types', 'case-files']
  expect(plurals.map(singularOf)).toEqual(['tag', 'priority', 'access', 'break-type', 'case-file'])
})

test('an address is an area and a name', () => {
  expect(addressOf('time-off/vacations')).toEqual({ area: 'time-off', name: 'vacations' })
  expect(() => addressOf('vacations')).toThrow('<area>/<name>')
})
