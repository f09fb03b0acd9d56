import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { numberCell, textCell } from './table-data.ts'

const table = (...rows: [string, number | null][]) => ({
  columns: [{ label: 'Hora' }, { label: 'Llamadas; todas' }],
  rows: rows.map(([name, value]) => [textCell(name), numberCell(value, String, '—')]),
})

it('writes what a Spanish spreadsheet reads: semicolons, decimal commas, a mark of UTF-8', () => {
  expect(toCsv(table(['08', 1234.5], ['09', null]), 'es-ES')).toBe(
    '\uFEFFHora;"Llamadas; todas"\r\n08;1234,5\r\n09;\r\n',
  )
})

it('separates by commas where the decimal sign is a point', () => {
  expect(toCsv(table(['a, b', -0.5]), 'en-US')).toBe('\uFEFFHora,Llamadas; todas\r\n"a, b",-0.5\r\n')
})

it('lets no name become a formula and keeps quotation marks', () => {
  expect(toCsv(table(['=1+1', 1], ['He said "no"', 2]), 'en-US')).toContain(`'=1+1,1\r\n"He said ""no""",2`)
})
