import { expect, it } from 'vitest'
import { formatBytes, formatNumber, formatShort } from './format.ts'

it('groups thousands as the language does, also those of four digits in Spanish', () => {
  expect(formatNumber(1234, 'es-ES')).toBe('1.234')
  expect(formatNumber(1234567.5, 'en-US')).toBe('1,234,567.5')
})

it('says the size of a file in a unit a person can judge', () => {
  expect(formatBytes(512, 'es-ES')).toBe('512 bytes')
  expect(formatBytes(2_400_000, 'es-ES')).toBe('2,4 MB')
})

it('writes numbers above 999 in k, and small ones with the digits that a step of an axis needs', () => {
  expect([0.25, 999, 1200, 1250, -1500, 1_250_000].map((value) => formatShort(value, 'es-ES'))).toEqual([
    '0,25',
    '999',
    '1,2k',
    '1,25k',
    '-1,5k',
    '1.250k',
  ])
})
