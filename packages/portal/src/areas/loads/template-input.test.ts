import { expect, test } from 'vitest'
import type { Template } from '@portal/sdk'
import { exampleOf } from '@portal/sdk/testing'
import { meaningLines, templateInputOf } from './template-input.ts'

const values = {
  name: ' Recobro estándar ',
  description: '',
  skillId: '',
  dateOrder: 'ymd',
  decimalSign: '.',
  columns: [
    {
      name: 'document',
      label: 'Documento',
      type: 'nif',
      required: 'on',
      key: 'on',
      maxLength: '9',
      aliases: 'DNI\n\n NIF ',
      default: ' ',
    },
    {
      name: 'result',
      label: 'Resultado',
      type: 'list',
      maxLength: '',
      options: 'Venta\nNo interesado',
      meanings: 'vendido = Venta\n a = b=No interesado\n\nsin signo',
      aliases: '',
    },
  ],
}

test('CAR-1.1 the form of a format becomes what the contract wants, in the order of its rows', () => {
  expect(templateInputOf(values)).toEqual({
    name: 'Recobro estándar',
    description: '',
    skillId: null,
    country: 'ES',
    dateOrder: 'ymd',
    decimalSign: '.',
    columns: [
      {
        name: 'document',
        label: 'Documento',
        type: 'nif',
        required: true,
        key: true,
        maxLength: 9,
        options: [],
        aliases: ['DNI', 'NIF'],
        meanings: [],
        minLength: null,
        minimum: null,
        maximum: null,
        default: null,
        mask: null,
        fieldId: null,
        transform: 'none',
      },
      {
        name: 'result',
        label: 'Resultado',
        type: 'list',
        required: false,
        key: false,
        maxLength: null,
        options: ['Venta', 'No interesado'],
        aliases: [],
        meanings: [
          { value: 'vendido', means: 'Venta' },
          { value: 'a = b', means: 'No interesado' },
          { value: 'sin signo', means: 'sin signo' },
        ],
        minLength: null,
        minimum: null,
        maximum: null,
        default: null,
        mask: null,
        fieldId: null,
        transform: 'none',
      },
    ],
  })
})

test('CAR-1.2 each rule of a column that the form shows is sent as the contract wants it', () => {
  const { columns } = templateInputOf({
    columns: [
      {
        name: 'city',
        type: 'text',
        minLength: '2',
        default: ' Madrid ',
        mask: 'AAA',
        transform: 'capitalize',
      },
      { name: 'debt', type: 'decimal', minimum: '-0.5', maximum: '0', default: '0' },
      { name: 'other', type: 'text', minLength: '', default: '', transform: 'shout' },
    ],
  })
  const none = { minLength: null, minimum: null, maximum: null, default: null, transform: 'none' }
  const [city, debt, other] = columns
  expect(city).toMatchObject({
    ...none,
    minLength: 2,
    default: 'Madrid',
    mask: 'AAA',
    transform: 'capitalize',
  })
  expect(debt).toMatchObject({ ...none, minimum: -0.5, maximum: 0, default: '0' })
  expect(other).toMatchObject(none)
})

const kept = exampleOf('templates.show')
const document = { name: 'document', label: 'DNI', transform: 'upper', minLength: 3, default: 'X' } as const

test('a rule that the form does not show for the type is kept when a format is edited', () => {
  const before: Template = { ...kept, columns: [{ ...document, type: 'nif' }] }
  const [column] = templateInputOf(values, before).columns
  expect(column).toMatchObject({ transform: 'upper', minLength: 3, label: 'Documento', type: 'nif' })
})

test('a rule goes when its field is emptied, or when the column takes a type that does not show it', () => {
  const before: Template = { ...kept, columns: [{ ...document, type: 'text' }] }
  const cleared = { transform: 'none', minLength: null, default: null }
  expect(templateInputOf(values, before).columns[0]).toMatchObject({ ...cleared, type: 'nif' })
  const emptied = { name: 'document', type: 'text', minLength: '', default: '', transform: 'none' }
  expect(templateInputOf({ columns: [emptied] }, before).columns[0]).toMatchObject(cleared)
})

test('what the values of a column mean is written as the form reads it, and goes with the type', () => {
  const meanings = [{ value: '0-30', means: 'Temprano' }]
  expect(meaningLines(meanings)).toBe('0-30 = Temprano')
  const before: Template = {
    ...kept,
    columns: [{ name: 'stage', label: 'Tramo', type: 'integer', meanings }],
  }
  const columnOf = (type: string) =>
    templateInputOf({ columns: [{ name: 'stage', type }] }, before).columns[0]?.meanings
  expect(columnOf('integer')).toEqual(meanings)
  expect(columnOf('text')).toEqual([])
})
