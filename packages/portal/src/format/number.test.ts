import { describe, expect, test } from 'vitest'
import { formatBytes, formatNumber, formatSeconds, formatShare, formatShort } from './number.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('k-format (specification §9)', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1250, '1,3k'],
    [12_500, '12,5k'],
    [1_234_567, '1.234,6k'],
    [-1500, '-1,5k'],
  ])('%d reads %s', (value, text) => {
    expect(formatShort(value, 'es')).toBe(text)
  })

  test('SHE-10.2 follows the language', () => {
    expect(formatShort(12_500, 'en')).toBe('12.5k')
  })
})

test('full numbers are grouped from the first thousand on, in Spanish too', () => {
  expect(formatNumber(1234, 'es')).toBe('1.234')
})

test('shares, sizes and spans are written with their unit', () => {
  expect(plain(formatShare(0.456, 'es'))).toBe('46 %')
  expect(plain(formatBytes(950, 'es'))).toBe('950 B')
  expect(plain(formatBytes(2_400_000, 'es'))).toBe('2,4 MB')
  expect(plain(formatSeconds(0, 'es'))).toBe('0 s')
  expect(plain(formatSeconds(200, 'es'))).toBe('3 min 20 s')
  expect(plain(formatSeconds(3600, 'es'))).toBe('1 h')
})
