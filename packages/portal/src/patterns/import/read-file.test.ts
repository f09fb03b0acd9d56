import { expect, test } from 'vitest'
import { writeRows } from '#patterns/export/write-rows.ts'
import { cell, type CellReading, type FileCell } from './import-fields.ts'
import { refusedFile } from './import-files.ts'
import { readFile } from './read-file.ts'
import type { ImportFile } from './import-file.ts'

const fileOf = (...parts: BlobPart[]) => new File(parts, 'file.csv')
const reading: CellReading = {
  translate: (word) => word,
  language: 'es',
  timeZone: 'Europe/Madrid',
  yes: 'Sí',
  no: 'No',
}

async function read(file: File): Promise<ImportFile> {
  const found = await readFile(file)
  if (typeof found === 'string') throw new Error(found)
  return found
}

const found = {
  format: 'csv',
  header: ['Clave', 'Nombre'],
  rows: [{ number: 2, cells: ['a', 'Núñez; S.L.'] }],
}

test.each([
  ['semicolons', '\uFEFFClave;Nombre\r\na;"Núñez; S.L."\r\n'],
  ['commas', 'Clave,Nombre\na,Núñez; S.L.\n'],
  ['tabulators', 'Clave\tNombre\na\tNúñez; S.L.'],
])('a text with %s is read', async (_, text) => {
  expect(await read(fileOf(text))).toEqual(found)
})

test('what Windows saves in its own letters is read, too', async () => {
  const bytes = Uint8Array.from('Clave;Nombre\r\na;"N\xfa\xf1ez; S.L."\r\n', (sign) => sign.charCodeAt(0))
  expect(await read(fileOf(bytes))).toEqual(found)
})

test('a line that says the separator is none of the rows, and empty rows keep their numbers', async () => {
  const { rows } = await read(fileOf('sep=;\nClave;Nombre\n;\na;b\n'))
  expect(rows).toEqual([{ number: 4, cells: ['a', 'b'] }])
})

test('values escaped by an export are restored', async () => {
  const { rows } = await read(fileOf("Clave;Nombre\n'=1+1;'tis\n"))
  expect(rows[0]?.cells).toEqual(['=1+1', "'tis"])
})

test.each([
  ['unreadable', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
  ['unreadable', new Uint8Array([0, 1, 2, 3])],
  ['noRows', 'Clave;Nombre\n'],
  ['noRows', '\n\n'],
  ['tooManyRows', `Clave\n${'a\n'.repeat(50_001)}`],
] as const)('why a file cannot be imported: %s', async (fault, content) => {
  expect(await readFile(fileOf(content))).toBe(fault)
})

test('the file of refused rows has them as they were, with the reasons, and can be read again', async () => {
  const file: ImportFile = {
    format: 'xlsx',
    header: ['Clave', 'Fecha', 'Edad'],
    rows: [
      { number: 2, cells: ['00034', new Date('2026-03-29T00:00:00Z'), 9] },
      { number: 3, cells: ['b', null, 1.5] },
    ],
  }
  const words = { reason: 'Motivo', language: 'es' }
  const blob = await refusedFile('x', file, [{ number: 2, reason: 'Edad: muy joven' }], words)
  expect(await read(new File([blob], 'x.xlsx'))).toEqual({
    format: 'xlsx',
    header: ['Clave', 'Fecha', 'Edad', 'Motivo'],
    rows: [{ number: 2, cells: ['00034', new Date('2026-03-29T00:00:00Z'), 9, 'Edad: muy joven'] }],
  })
})

test.each<[FileCell, unknown]>([
  [12, 12],
  ['1.234,5', 1234.5],
  ['1234.5', 1234.5],
  ['1.234', 1234],
  ['-3', -3],
  ['nueve', 'nueve'],
  ['', null],
])(
  'a number is read as the language writes it, and what is none goes to the service as it is: %j',
  (given, value) => {
    expect(cell.number('n').read(given, reading)).toBe(value)
  },
)

test.each<[FileCell, unknown]>([
  [new Date('2026-03-29T00:00:00Z'), '2026-03-29'],
  ['29/3/2026', '2026-03-29'],
  ['2026-03-29', '2026-03-29'],
  ['ayer', 'ayer'],
  [null, null],
])('a day is read from a workbook and from a text: %j', (given, value) => {
  expect(cell.date('d').read(given, reading)).toBe(value)
})

test.each<[FileCell, unknown]>([
  [true, true],
  ['sí', true],
  ['S', true],
  ['x', true],
  [0, false],
  ['no', false],
  ['', undefined],
  ['quizá', 'quizá'],
])('yes and no are read in words, letters and signs: %j', (given, value) => {
  expect(cell.yesNo('f').read(given, reading)).toBe(value)
})

test('ten thousand rows are written and read back in slices', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `clave_${at}`)
  const columns = [{ header: 'Clave', text: (row: string) => row }]
  const blob = await writeRows({ title: 'x', format: 'xlsx', language: 'es', columns, rows })
  const file = await read(new File([blob], 'x.xlsx'))
  expect(file.rows).toHaveLength(10_000)
  expect(file.rows.at(-1)).toEqual({ number: 10_001, cells: ['clave_9999'] })
})
