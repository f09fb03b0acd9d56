import { expect, test } from 'vitest'
import { templateInputOf } from './template-input.ts'

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
    },
    {
      name: 'result',
      label: 'Resultado',
      type: 'list',
      maxLength: '',
      options: 'Venta\nNo interesado',
      aliases: '',
    },
  ],
}

test('CAR-1 the form of a format becomes what the contract wants, in the order of its rows', () => {
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
        transform: 'none',
      },
    ],
  })
})

test('CAR-1 what the form does not show is kept when a format is edited', () => {
  const before = {
    id: '0193b3a0-0000-4000-8000-000000000001',
    name: 'Recobro',
    description: '',
    skillId: null,
    country: 'ES',
    dateOrder: 'dmy',
    decimalSign: ',',
    columns: [
      {
        name: 'document',
        label: 'DNI',
        type: 'text',
        required: false,
        key: false,
        transform: 'upper',
        minLength: 3,
      },
    ],
    version: 1,
    loadCount: 0,
    createdAt: '',
    updatedAt: '',
  } as const
  const [document] = templateInputOf(values, { ...before, columns: [...before.columns] }).columns
  expect(document).toMatchObject({ transform: 'upper', minLength: 3, label: 'Documento', type: 'nif' })
})
