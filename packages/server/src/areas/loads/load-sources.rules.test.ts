import { describe, expect, test } from 'vitest'
import { fits } from './load-sources.rules.ts'

describe('the pattern of a source', () => {
  test.each([
    ['*.csv', 'altas.csv', true],
    ['*.csv', 'ALTAS.CSV', true],
    ['*.csv', 'altas.csv.tmp', false],
    ['altas-????.csv', 'altas-2026.csv', true],
    ['altas-????.csv', 'altas-26.csv', false],
    ['a*b*c', 'a-b-b-c', true],
    ['*', '', true],
    ['?', '', false],
    ['a.csv', 'axcsv', false],
  ] as const)('%s and %s: %s', (pattern, name, expected) => expect(fits(name, pattern)).toBe(expected))

  test('no pattern takes long', () => {
    expect(fits('a'.repeat(250), `${'*a'.repeat(95)}*b`)).toBe(false)
  })
})
