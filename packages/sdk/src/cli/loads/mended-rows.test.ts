import { expect, test } from 'vitest'
import { mendedRows } from './mended-rows.ts'

test('the file of rejected rows is read as it was written, whatever separates its cells', () => {
  const text = '\uFEFFDNI;NOMBRE;FILA;ERROR\r\n1;"Eva; ""la alta""\nde arriba";3;IMPORTE: blank\r\n;;12;\r\n'
  expect(mendedRows(text)).toEqual([
    { row: 3, cells: ['1', 'Eva; "la alta"\nde arriba'] },
    { row: 12, cells: ['', ''] },
  ])
  expect(mendedRows('A,FILA,ERROR\nx,2,blank')).toEqual([{ row: 2, cells: ['x'] }])
})

test('another file is refused with what to do', () => {
  expect(() => mendedRows('A;B\n1;2\n')).toThrow('FILA and ERROR')
  expect(() => mendedRows('A;FILA;ERROR\n1;uno;\n')).toThrow('Line 2')
})
