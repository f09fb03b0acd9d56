import { describe, expect, test } from 'vitest'
import { numberStyle, shownNumber } from './shown-number.rules.ts'

const shown = (value: string, code: string | number, is1904 = false) =>
  shownNumber(
    value,
    typeof code === 'number' ? numberStyle(code, undefined) : numberStyle(200, code),
    is1904,
    ',',
  )

describe('a number of a workbook', () => {
  test.each([
    ['46323', 'dd/mm/yyyy', '2026-10-28'],
    ['46323', '[$-C0A]d" de "mmmm" de "yyyy', '2026-10-28'],
    ['46323', 14, '2026-10-28'],
    ['46323.39583333333', 'd/m/yy h:mm', '2026-10-28 09:30:00'],
    ['46323.39583333333', 14, '2026-10-28'],
    ['0.39583333333', 'h:mm', '09:30:00'],
    ['59', 14, '1900-02-28'],
    ['61', 14, '1900-03-01'],
  ])('CAR-16.2 that is a date is read as the day it shows: %s in %s', (value, code, text) => {
    expect(shown(value, code)).toBe(text)
  })

  test('CAR-16.2 that is a date counts from 1904 where the workbook says so', () => {
    expect(shown('44861', 14, true)).toBe('2026-10-28')
  })

  test.each([
    ['600000001', 'General', '600000001'],
    ['6E+8', 'General', '600000000'],
    ['1.2345678901234567E19', 'General', '12345678901234600000'],
    ['1E-7', 'General', '0,0000001'],
    ['0.30000000000000004', 'General', '0,3'],
    ['6E+8', '0.00E+00', '600000000'],
    ['5.5', '#,##0.00 "€"', '5,50'],
    ['5.5', 4, '5,50'],
    ['1.005', '0.00', '1,01'],
    ['-1234.5', '#,##0.00;[Red]-#,##0.00', '-1234,50'],
    ['8001', '00000', '08001'],
    ['0.21', '0.00%', '0,21'],
    ['5.5', '0', '5,5'],
    ['5', '[Red]0', '5'],
  ])('is written in full, with the zeros and the cents it shows: %s in %s', (value, code, text) => {
    expect(shown(value, code)).toBe(text)
  })
})
