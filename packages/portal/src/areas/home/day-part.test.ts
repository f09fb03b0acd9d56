import { expect, test } from 'vitest'
import { dayPartOf } from './day-part.ts'

test('the dashboard greets by the hour of the person', () => {
  expect([0, 5, 6, 12, 13, 20, 21, 23].map(dayPartOf)).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
