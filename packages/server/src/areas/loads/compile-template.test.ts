import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TemplateColumn } from '#cells/cell-rule.ts'
import { compileTemplate } from './compile-template.ts'

const column = (
  name: string,
  type: TemplateColumn['type'],
  extra: Partial<TemplateColumn> = {},
): TemplateColumn => ({
  name,
  label: name,
  type,
  required: false,
  key: false,
  transform: 'none',
  ...extra,
})
const template = {
  dateOrder: 'dmy',
  decimalSign: ',',
  columns: [
    column('document', 'nif', { required: true, key: true }),
    column('name', 'text', { required: true, maxLength: 10 }),
    column('phone', 'phone'),
    column('amount', 'decimal'),
    column('date', 'date'),
  ],
} as const
const headers = ['DOCUMENTO', 'NOMBRE', 'TELEFONO', 'IMPORTE', 'FECHA']
const mapping = { document: 0, name: 1, phone: 2, amount: 3, date: 4 }
const read = compileTemplate(template, mapping, { delimiter: ';', headers })

describe('rows', () => {
  test('a good row becomes its values and its key; empty cells leave no trace', () => {
    expect(read('99.999.901-H;María;;1.234,56;05/03/2026')).toEqual({
      ok: true,
      key: '99999901H',
      values: ['99999901H', 'María', null, 1234.56, '2026-03-05'],
    })
  })

  test('CAR-4.1 CAR-4.4 all errors of a row are reported at once, with header and cell', () => {
    expect(read('99999901A;;6,00E+08;abc;31/02/2026')).toEqual({
      ok: false,
      errors: [
        { field: 'document', header: 'DOCUMENTO', code: 'invalid', value: '99999901A' },
        { field: 'name', header: 'NOMBRE', code: 'blank', value: '' },
        { field: 'phone', header: 'TELEFONO', code: 'format', value: '6,00E+08' },
        { field: 'amount', header: 'IMPORTE', code: 'not_number', value: 'abc' },
        { field: 'date', header: 'FECHA', code: 'invalid', value: '31/02/2026' },
      ],
    })
  })

  test.each([
    ['99999901H;María;600000001;1', 'cells_missing', 'FECHA'],
    ['99999901H;María;600000001;1;05/03/2026;x;y', 'cells_surplus', null],
  ])(
    'a row of another length is one error of its own, from the column where it begins: %s',
    (raw, code, header) => {
      expect(read(raw)).toEqual({ ok: false, errors: [{ field: null, header, code, value: raw }] })
    },
  )

  test('a row of more columns than any file has says so', () => {
    expect(read(';'.repeat(1200))).toMatchObject({ errors: [{ code: 'columns_too_many' }] })
  })

  test('a TOTAL line falls out by its document', () => {
    const result = read('TOTAL;;;12.345,00;')
    expect(result).toMatchObject({ ok: false })
    expect(read('TOTAL;;;12.345,00')).toMatchObject({
      ok: false,
      errors: [{ code: 'cells_missing' }, { field: 'document', code: 'invalid', value: 'TOTAL' }],
    })
  })

  test('a shown cell is cut at 200 characters', () => {
    const result = read(`99999901H;${'x'.repeat(500)};;;`)
    expect(result.ok ? [] : result.errors.map((error) => error.value.length)).toEqual([200])
  })

  test('a key of several columns, and none when all of them are empty', () => {
    const keyed = compileTemplate(
      { ...template, columns: [column('a', 'text', { key: true }), column('b', 'integer', { key: true })] },
      { a: 0, b: 1 },
      { delimiter: ';', headers: ['A', 'B'] },
    )
    expect(keyed('x;1')).toMatchObject({ key: 'x\u001F1' })
    expect(keyed(';1')).toMatchObject({ key: '\u001F1' })
    expect(keyed('-;')).toMatchObject({ key: null })
    const digest = createHash('sha256')
      .update(`${'y'.repeat(3000)}\u001F1`)
      .digest('hex')
    expect(keyed(`${'y'.repeat(3000)};1`)).toMatchObject({ key: `sha256:${digest}` })
  })

  test('a column without a source takes its default', () => {
    const mapped = compileTemplate(
      { ...template, columns: [column('a', 'text'), column('b', 'text', { default: 'ES' })] },
      { a: 0, b: null },
      { delimiter: ';', headers: ['A'] },
    )
    expect(mapped('x')).toEqual({ ok: true, key: null, values: ['x', 'ES'] })
  })
})
