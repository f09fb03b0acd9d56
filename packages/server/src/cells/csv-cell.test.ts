import { expect, it } from 'vitest'
import { csvCell } from './csv-cell.ts'

it('check 53: a cell that a spreadsheet would run gets an apostrophe and quotes, a signed number does not', () => {
  for (const formula of ['=1+1', '+CMD', '-1+1', '@SUM(1)', '\tx', '＝1', "'=1"])
    expect(csvCell(formula), formula).toBe(`"'${formula}"`)
  expect(csvCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`)
  for (const harmless of ['+34600000000', '-1.5', 'a=b', '']) expect(csvCell(harmless)).toBe(harmless)
})
