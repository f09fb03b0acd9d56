import { describe, expect, test } from 'vitest'
import type { ColumnType, TemplateColumn } from './cell-rule.ts'
import { cellReader } from './read-cell.ts'
import { cleanCell, trimCell } from './tidy-cell.ts'

const spanish = { dateOrder: 'dmy', decimalSign: ',' } as const

function read(type: ColumnType, cell: string, extra: Partial<TemplateColumn> = {}, options = {}) {
  const column = {
    name: 'x',
    label: 'X',
    type,
    required: false,
    key: false,
    transform: 'none',
    ...extra,
  } as const
  const result = cellReader(column, { ...spanish, ...options })(trimCell(cleanCell(cell)))
  return result !== null && typeof result === 'object' ? result.code : result
}

describe('CAR-10.2 tax identifiers', () => {
  test.each([
    ['99999901H', '99999901H'],
    ['99999902L', '99999902L'],
    ['99999950K', '99999950K'],
    ['99.999.999-R', '99999999R'],
    ['es99999999r', '99999999R'],
    ['99999901h', '99999901H'],
    ['X0000000T', 'X0000000T'],
    ['Y0000000Z', 'Y0000000Z'],
    ['Z0000000M', 'Z0000000M'],
    ['Z9999999H', 'Z9999999H'],
    ['K0000000T', 'K0000000T'],
    ['A00000000', 'A00000000'],
    ['B00000018', 'B00000018'],
    ['G00000000', 'G00000000'],
    ['W0000000J', 'W0000000J'],
  ])('%s is %s', (cell, stored) => expect(read('nif', cell)).toBe(stored))

  test.each([
    ['99999999A', 'invalid'],
    ['9999999R', 'too_short'],
    ['999999990', 'invalid'],
    ['R99999999', 'invalid'],
    ['X0000000A', 'invalid'],
    ['W0000000T', 'invalid'],
    ['X000000T', 'too_short'],
    ['K0000000A', 'invalid'],
    ['A0000000J', 'invalid'],
    ['W00000000', 'invalid'],
    ['B00000019', 'invalid'],
    ['O0000000A', 'invalid'],
    ['00000000T', 'invalid'],
    ['1,00E+07', 'format'],
    ['TOTAL', 'invalid'],
  ])('%s is refused: %s', (cell, code) => expect(read('nif', cell)).toBe(code))
})

describe('CAR-10.1 phones', () => {
  test.each([
    ['600 00 00 01', '+34600000001'],
    ['+34600000001', '+34600000001'],
    ['0034 600-000-001', '+34600000001'],
    ['34600000001', '+34600000001'],
    ['910000001', '+34910000001'],
    ['900000001', '+34900000001'],
    ['+34 600 00 00 04', '+34600000004'],
    ['0034-600000004', '+34600000004'],
    ['(600) 000.004', '+34600000004'],
    ['600000004 / 910000004', '+34600000004'],
    ['600000004 ext 2', '+34600000004'],
    ['600\u00A0000\u00A0004', '+34600000004'],
    ['600/000/004', '+34600000004'],
    ['600000003.0', '+34600000003'],
    ['+351 912 345 678', '+351912345678'],
  ])('%s is %s', (cell, stored) => expect(read('phone', cell)).toBe(stored))

  test.each([
    ['700000001', 'invalid'],
    ['60000000', 'invalid'],
    ['123456789', 'invalid'],
    ['600000000', 'invalid'],
    ['999999999', 'invalid'],
    ['111111111', 'invalid'],
    ['6,0E+08', 'format'],
    ['6,00E+08', 'format'],
    ['no tiene', 'format'],
  ])('%s is refused: %s', (cell, code) => expect(read('phone', cell)).toBe(code))
})

describe('postal codes and e-mail', () => {
  test.each(['28013', '08001', '52006', '01001'])('CAR-10.4 %s is a postal code', (cell) =>
    expect(read('postalCode', cell)).toBe(cell),
  )
  test.each([
    ['00000', 'invalid'],
    ['53000', 'invalid'],
    ['1001', 'format'],
    ['2801A', 'format'],
  ])('CAR-10.4 %s is refused: %s', (cell, code) => expect(read('postalCode', cell)).toBe(code))

  test('CAR-10.3 an e-mail address is kept in lower case', () =>
    expect(read('email', 'Ana.Ruiz+x@Correo.example')).toBe('ana.ruiz+x@correo.example'))
  test.each(['ana', 'ana@', 'ana@correo', 'a b@correo.example', 'a..b@correo.example'])(
    'CAR-10.3 %s is no e-mail address',
    (cell) => expect(read('email', cell)).toBe('format'),
  )
})

describe('amounts', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1,234.56', 'format'],
    ['1.234', 1234],
    ['1.250.000', 1_250_000],
    ['-12,00', -12],
    ['12,00-', -12],
    ['(12,00)', -12],
    ['€ 12', 12],
    ['¤ 1.234,56', 1234.56],
    ['12,345', 'format'],
    ['1,00E+07', 'format'],
    ['abc', 'not_number'],
    ['0', 0],
    ['-0,00', 0],
    ['1234567890123456', 'format'],
  ])('%s reads as %s with a decimal comma', (cell, value) => expect(read('decimal', cell)).toBe(value))

  test.each([
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1.234,56', 'format'],
  ])('%s reads as %s with a decimal point', (cell, value) =>
    expect(read('decimal', cell, {}, { decimalSign: '.' })).toBe(value),
  )

  test('a whole number has no decimals but zeros', () => {
    expect(read('integer', '12,00')).toBe(12)
    expect(read('integer', '12,5')).toBe('format')
  })

  test('bounds of a number', () => {
    expect(read('integer', '2', { minimum: 3 })).toBe('greater_than')
    expect(read('integer', '4', { maximum: 3 })).toBe('less_than')
    expect(read('integer', '3', { minimum: 3, maximum: 3 })).toBe(3)
  })
})

describe('dates', () => {
  test.each([
    '5/3/26',
    '05-03-2026',
    '20260305',
    '2026-03-05T10:00:00Z',
    '46086',
    '05/03/2026 10:30',
    '05.03.2026',
  ])('%s is the fifth of March', (cell) => expect(read('date', cell)).toBe('2026-03-05'))
  test.each(['31/02/2026', '03/25/2026', '00/00/0000', '29/02/2025'])('%s does not exist', (cell) =>
    expect(read('date', cell)).toBe('invalid'),
  )
  test('the order of the template decides', () => {
    expect(read('date', '03/25/2026', {}, { dateOrder: 'mdy' })).toBe('2026-03-25')
    expect(read('date', '26/03/05', {}, { dateOrder: 'ymd' })).toBe('2026-03-05')
  })
  test('other text is no date', () => expect(read('date', 'mañana')).toBe('format'))
  test.each(['05/03/2026 25:99', '05/03/2026 24:00', '2026-03-05T23:60:00Z', '2026-03-05 10:30:61'])(
    '%s is no time of any day',
    (cell) => expect(read('date', cell)).toBe('invalid'),
  )
  test('leap days exist', () => expect(read('date', '29/02/2024')).toBe('2024-02-29'))
})

describe('text', () => {
  test('accents are composed; zero-width and direction marks go, emoji stay', () => {
    expect(read('text', 'Jose\u0301 \u{1F600}\u200B\u200F\uFEFF')).toBe('José 😀')
    expect(read('text', '👨‍👩‍👧')).toBe('👨‍👩‍👧')
  })
  test('spaces around go, no-break ones too', () => expect(read('text', '\u00A0 Ana \t')).toBe('Ana'))
  test('lengths count characters, not code units', () => {
    expect(read('text', 'x'.repeat(300), { maxLength: 80 })).toBe('too_long')
    expect(read('text', '😀😀', { maxLength: 2 })).toBe('😀😀')
    expect(read('text', 'ab', { minLength: 3 })).toBe('too_short')
  })
  test('transforms', () => {
    expect(read('text', 'maría núñez', { transform: 'upper' })).toBe('MARÍA NÚÑEZ')
    expect(read('text', 'MARÍA DE LA O-PEÑA', { transform: 'capitalize' })).toBe('María De La O-Peña')
    expect(read('text', 'ÁLVARO', { transform: 'lower' })).toBe('álvaro')
  })
  test.each(['=HYPERLINK("http://x")', '+CMD', '@SUM(1)', '<script>alert(1)</script>', "'; DROP TABLE--"])(
    '%s is plain text',
    (cell) => expect(read('text', cell)).toBe(cell),
  )
  test('the apostrophe of an export goes, exactly one, and only before a formula', () => {
    expect(read('text', "'=1+1")).toBe('=1+1')
    expect(read('text', "''=1+1")).toBe("'=1+1")
    expect(read('text', "'hola")).toBe("'hola")
  })
})

describe('empty cells, lists and booleans', () => {
  test.each(['NULL', 'null', 'N/A', '#N/D', '-', '  ', '\t', ''])('%j is empty', (cell) => {
    expect(read('text', cell)).toBeNull()
    expect(read('text', cell, { required: true })).toBe('blank')
    expect(read('decimal', cell, { required: true })).toBe('blank')
  })
  test('a lone 0 is empty only as text', () => {
    expect(read('text', '0', { required: true })).toBe('blank')
    expect(read('integer', '0', { required: true })).toBe(0)
  })
  test('an empty cell becomes the default', () => {
    expect(read('text', '', { required: true, default: 'sin nombre' })).toBe('sin nombre')
    expect(read('decimal', '', { default: '1,50' })).toBe(1.5)
  })
  test('a list accepts its options ignoring case and accents', () => {
    const options = ['Crédito', 'Débito']
    expect(read('list', 'CREDITO', { options })).toBe('Crédito')
    expect(read('list', 'efectivo', { options })).toBe('inclusion')
  })
  test.each([
    ['S', true],
    ['sí', true],
    ['x', true],
    ['1', true],
    ['N', false],
    ['no', false],
    ['0', false],
    ['quizá', 'inclusion'],
  ])('%s is %s', (cell, value) => expect(read('boolean', cell)).toBe(value))
})

describe('values that are replaced by others', () => {
  const stages = { options: ['Temprano', 'Tardío'], meanings: [{ value: 'Día 0-30', means: 'temprano' }] }

  test.each([
    ['dia 0-30', 'Temprano'],
    ['Tardio', 'Tardío'],
    ['31-60', 'inclusion'],
  ])('%s is %s', (cell, value) => expect(read('list', cell, stages)).toBe(value))

  test('yes and no have words of their own', () => {
    expect(read('boolean', 'activo', { meanings: [{ value: 'ACTIVO', means: 'S' }] })).toBe(true)
  })

  test('an allowed value is kept, even if it was mapped to another', () => {
    const meanings = [{ value: 'Tardío', means: 'Temprano' }]
    expect(read('list', 'Tardío', { ...stages, meanings })).toBe('Tardío')
  })

  test('a replacement that is no longer allowed is refused', () => {
    expect(read('list', 'Día 0-30', { ...stages, options: ['Tardío'] })).toBe('inclusion')
  })
})
