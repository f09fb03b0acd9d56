import type { ErrorCode } from '@portal/sdk'
import { type ColumnName, type Draft, type Raw, type Values, wrongLetter } from './messy-rows.ts'
import type { Seeded } from './seeded.ts'

/** The expected error of a row: the column and the code of the catalogue; without a column for the row as a whole. */
export type Planted = { field: ColumnName | null; code: ErrorCode }
type Change = { raw: Partial<Raw>; values?: Partial<Values> }

/** One kind of mess, its number among 20,000 rows, and the expected result. */
export type Kind = {
  name: string
  per20000: number
  /** For characters that Windows-1252 lacks. */
  onlyUtf8?: boolean
} & (
  | { becomes: 'created'; change: (draft: Draft, numbers: Seeded) => Change; isQuoted?: boolean }
  | {
      becomes: 'error'
      raw: (draft: Draft, numbers: Seeded) => Partial<Raw>
      errors: readonly Planted[]
      cells?: Cells
    }
  /** The document of an earlier row in another notation. */
  | { becomes: 'duplicated'; write: (document: string) => string }
)
/** For rows with too few or too many cells. */
type Cells = (cells: string[]) => string[]

export const kinds: readonly Kind[] = [
  // Phones (§10.4, files 15 and 16).
  phone(
    'phone with prefix and spaces',
    (d) => `+34 ${d.slice(0, 3)} ${d.slice(3, 5)} ${d.slice(5, 7)} ${d.slice(7)}`,
  ),
  phone('phone with 0034 and a hyphen', (d) => `0034-${d}`),
  phone('phone with brackets and dots', (d) => `(${d.slice(0, 3)}) ${d.slice(3, 6)}.${d.slice(6)}`),
  phone('phone with an extension', (d) => `${d} ext 2`),
  phone('phone with no-break spaces', (d) => `${d.slice(0, 3)}\u00A0${d.slice(3, 6)}\u00A0${d.slice(6)}`),
  phone('two phones in a cell', (d) => `${d} / 910000004`),
  phone('phone that a spreadsheet made a decimal', (d) => `${d}.0`),
  bad('phone in scientific notation', 30, 'phone', '6,00E+08', 'format'),
  bad(
    'phone that is a placeholder',
    40,
    'phone',
    ['600000000', '999999999', '111111111', '123456789'],
    'invalid',
  ),
  bad('phone with a digit too few', 25, 'phone', '60000000', 'invalid'),
  // Documents (files 14, 15, 17 and 21).
  good('document in small letters', 60, ({ raw }) => ({ raw: { document: raw.document.toLowerCase() } })),
  good('document with the country in front', 40, ({ raw }) => ({ raw: { document: `ES${raw.document}` } })),
  good('document with points and a hyphen', 60, ({ raw }) => ({
    raw: { document: punctuated(raw.document) },
  })),
  badFrom('document with a wrong letter', 80, (d) => ({ document: wrongLetter(d.raw.document) }), [
    { field: 'document', code: 'invalid' },
  ]),
  bad('document left out', 30, 'document', '', 'blank'),
  bad('document in scientific notation', 25, 'document', '1,00E+07', 'format'),
  bad('document that lost its zero', 25, 'document', '9999990H', 'too_short'),
  bad('document that is a placeholder', 20, 'document', '00000000T', 'invalid'),
  // Notations of an empty value (file 20).
  bad('no name, in words', 50, 'name', ['NULL', 'N/A', '#N/D', '-', '  ', '\t', '0'], 'blank'),
  good('no e-mail, in words', 60, (_, numbers) => ({
    raw: { email: numbers.pick(['NULL', 'N/A', '#N/D', '-', ' ']) },
    values: { email: null },
  })),
  good('nothing but what is required', 60, () => ({
    raw: {
      phone: '',
      email: '',
      postalCode: '',
      amount: '',
      dueDate: '',
      priority: '',
      product: '',
      consent: '',
      notes: '',
    },
    values: {
      phone: null,
      email: null,
      postalCode: null,
      amount: null,
      dueDate: null,
      priority: null,
      product: null,
      consent: null,
      notes: null,
    },
  })),
  // Dates (file 18): all of them are 5 March 2026.
  good('date in another form', 120, (_, numbers) => ({
    raw: { dueDate: numbers.pick(['5/3/26', '05-03-2026', '20260305', '2026-03-05T10:00:00Z', '46086']) },
    values: { dueDate: '2026-03-05' },
  })),
  good('date that is a sentinel', 15, () => ({
    raw: { dueDate: '01/01/1900' },
    values: { dueDate: '1900-01-01' },
  })),
  bad('date that does not exist', 45, 'dueDate', ['31/02/2026', '03/25/2026', '00/00/0000'], 'invalid'),
  // Amounts (file 19), with a decimal comma.
  amount('amount without thousands', ['1234,5'], 1234.5),
  amount('amount that looks like a decimal', ['1.234'], 1234),
  amount('amount below zero', ['-12,00', '12,00-', '(12,00)'], -12),
  amount('amount with its currency', ['€ 12', '12,00 €'], 12),
  bad('amount in the other convention', 30, 'amount', ['1,234.56', '12,345'], 'format'),
  bad('amount in words', 30, 'amount', ['abc', 'doce'], 'not_number'),
  bad('amount over the limit', 20, 'amount', '150.000,00', 'less_than'),
  // Postal codes (file 15).
  // The missing zero is only proposed, never added silently: the row waits in the error list.
  bad('postal code that lost its zero', 30, 'postalCode', '1001', 'format'),
  bad('postal code of no province', 25, 'postalCode', ['53000', '00000'], 'invalid'),
  // Other columns.
  bad('e-mail without a domain', 25, 'email', ['nadie@', 'sin arroba'], 'format'),
  bad('priority over the limit', 20, 'priority', '9', 'less_than'),
  bad('priority in words', 20, 'priority', 'alta', 'not_number'),
  bad('product that is not on the list', 30, 'product', 'Fax', 'inclusion'),
  good('consent in other words', 80, (_, numbers) => {
    const [text, value] = numbers.pick<readonly [string, boolean]>([
      ['SI', true],
      ['sí', true],
      ['X', true],
      ['1', true],
      ['NO', false],
      ['0', false],
    ])
    return { raw: { consent: text }, values: { consent: value } }
  }),
  // Text (files 10, 22 and 23).
  bad('name of 300 letters', 20, 'name', 'Ñ'.repeat(300), 'too_long'),
  {
    ...good('note of two lines with quotes', 40, () => text('notes', 'Calle Uno\nPiso 2, "comillas"')),
    isQuoted: true,
  },
  { ...good('every cell quoted', 60, () => ({ raw: {} })), isQuoted: true },
  good('text that a spreadsheet would run', 40, (_, numbers) =>
    text(
      'notes',
      numbers.pick([
        '=HYPERLINK("http://x")',
        '+CMD',
        '@SUM(1)',
        '<script>alert(1)</script>',
        "'; DROP TABLE--",
      ]),
    ),
  ),
  good('spaces around', 60, ({ raw, values }) => ({
    raw: { name: `  ${raw.name} `, product: ` ${raw.product}` },
    values: { name: values.name },
  })),
  { ...good('name with an emoji', 20, () => text('name', 'José 😀')), onlyUtf8: true },
  {
    ...good('accent apart from its letter', 20, () => ({
      raw: { name: 'Jose\u0301 Nu\u0301n\u0303ez' },
      values: { name: 'José Núñez' },
    })),
    onlyUtf8: true,
  },
  {
    ...good('signs that nobody sees', 20, () => ({
      raw: { name: 'Ana\u200B Gil\u200F' },
      values: { name: 'Ana Gil' },
    })),
    onlyUtf8: true,
  },
  // Rows (files 11 and 13).
  ragged('row with too few cells', 'cells_missing', (cells) => cells.slice(0, 4)),
  ragged('row with too many cells', 'cells_surplus', (cells) => [...cells, 'uno', 'dos']),
  badFrom(
    'row with three errors',
    25,
    (d) => ({ document: wrongLetter(d.raw.document), name: '', amount: 'abc' }),
    [
      { field: 'document', code: 'invalid' },
      { field: 'name', code: 'blank' },
      { field: 'amount', code: 'not_number' },
    ],
  ),
  // Duplicates within the file (§10.3).
  { name: 'document once more', per20000: 200, becomes: 'duplicated', write: (document) => document },
  {
    name: 'document once more, written another way',
    per20000: 140,
    becomes: 'duplicated',
    write: (document) => punctuated(document).toLowerCase(),
  },
]

function good(
  name: string,
  per20000: number,
  change: (draft: Draft, numbers: Seeded) => Change,
): Kind & { becomes: 'created' } {
  return { name, per20000, becomes: 'created', change }
}

function badFrom(
  name: string,
  per20000: number,
  raw: (draft: Draft, numbers: Seeded) => Partial<Raw>,
  errors: readonly Planted[],
): Kind {
  return { name, per20000, becomes: 'error', raw, errors }
}

/** One cell is wrong: has the given text, or one of several. */
function bad(
  name: string,
  per20000: number,
  field: ColumnName,
  texts: string | readonly [string, ...string[]],
  code: ErrorCode,
): Kind {
  const raw = (_: Draft, numbers: Seeded) => ({
    [field]: typeof texts === 'string' ? texts : numbers.pick(texts),
  })
  return badFrom(name, per20000, raw, [{ field, code }])
}

function phone(name: string, write: (digits: string) => string): Kind {
  return good(name, 60, ({ raw }) => ({ raw: { phone: write(raw.phone) } }))
}

function amount(name: string, texts: readonly [string, ...string[]], value: number): Kind {
  return good(name, 40, (_, numbers) => ({ raw: { amount: numbers.pick(texts) }, values: { amount: value } }))
}

function ragged(name: string, code: 'cells_missing' | 'cells_surplus', cells: Cells): Kind {
  return {
    name,
    per20000: 20,
    becomes: 'error',
    raw: () => ({}),
    errors: [{ field: null, code }],
    cells,
  }
}

function text(column: ColumnName, value: string): Change {
  return { raw: { [column]: value }, values: { [column]: value } }
}

/** Z9900001X → Z-9.900.001-X. */
function punctuated(document: string): string {
  return document.replace(/^(.)(\d)(\d{3})(\d{3})(.)$/, '$1-$2.$3.$4-$5')
}
