import { expect, test } from 'vitest'
import { csvHead, csvLine, separatorOf } from './csv.ts'

test('a file begins with the mark of UTF-8 and the heads of its columns', () => {
  expect(csvHead(['Etiqueta', 'Posición'], ';')).toBe('\uFEFFEtiqueta;Posición\r\n')
})

test('a comma separates cells in English only', () => {
  expect(['es', 'en', 'de', 'fr', 'pt'].map(separatorOf)).toEqual([';', ',', ';', ';', ';'])
})

test('cells with separators, quotes or breaks are quoted', () => {
  expect(csvLine(['a;b', 'say "no"', 'two\nlines', 'a,b'], ';')).toBe(
    '"a;b";"say ""no""";"two\nlines";a,b\r\n',
  )
})

test.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\tx', "=cmd|' /C calc'!A0"])(
  'what would run as a formula is text: %s',
  (cell) => {
    expect(csvLine([cell], ';')).toContain(`'${cell}`)
  },
)

test.each(['-12', '+34 600 000 001', '-1.234,50', '-3 %', '-7%'])('numbers stay numbers: %s', (cell) => {
  expect(csvLine([cell], ';')).toBe(`${cell}\r\n`)
})
